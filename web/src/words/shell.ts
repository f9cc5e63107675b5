/** The shell's own sentences, and those of the house that belong to no game. */

import house from "../../../src/ludoteca/house.en.ftl?raw";
import source from "../texts/en.ftl?raw";
import { bundle, format, type Values } from "./bundle";
import { bare } from "./parts";

export const LANG = "en";
const SHELL = bundle(LANG, `${house}\n${source}`);

export const has = (id: string): boolean => SHELL.hasMessage(id);

/** A sentence of the shell. */
export const t = (id: string, values: Values = {}): string => format(SHELL, id, values) ?? id;

/** The same for names and titles of elements: no marks around the facts. */
export const label = (id: string, values: Values = {}): string => bare(t(id, values));

const LISTS = new Intl.ListFormat(LANG, { style: "long", type: "conjunction" });
export const listed = (items: string[]): string => LISTS.format(items);
