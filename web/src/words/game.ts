/** A game's own sentences: messages with facts, names of components, labels of fields and options. */

import type { FluentBundle } from "@fluent/bundle";
import { gameTexts } from "../api/client";
import type { Fact, OptionValue, Text } from "../api/types";
import { bundle, format, pretty, slug, type Values } from "./bundle";
import { has as house, LANG, listed, t } from "./shell";

/** How seats are called at this table. */
export type Who = (seat: number) => string;

export const isSeatKey = (key: string): boolean => /seats?$/.test(key);

export class GameWords {
  readonly #bundle: FluentBundle;

  constructor(source: string) {
    this.#bundle = bundle(LANG, source);
  }

  /** A sentence with its facts filled in. */
  say(text: Text, who: Who): string {
    const values = this.#values(text.facts, who);
    return format(this.#bundle, text.id, values) ?? (house(text.id) ? t(text.id, values) : pretty(text.id));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A component's name: "R5" may be called "Red 5". */
  name(name: string): string {
    return this.#find(`name-${slug(name)}`) ?? name;
  }

  field(key: string): string {
    return this.#find(`view-${slug(key)}`) ?? pretty(key);
  }

  family(key: string): string {
    return this.#find(`family-${slug(key)}`) ?? pretty(key);
  }

  option(key: string): string {
    return this.#find(`option-${slug(key)}`) ?? pretty(key);
  }

  optionValue(key: string, value: OptionValue): string {
    const word = String(value);
    return this.#find(`option-${slug(key)}-${slug(word)}`) ?? onOff(value) ?? pretty(word);
  }

  /** A row or column of the deduction sheet, which may be called otherwise than on the board. */
  sheet(name: string): string {
    return this.#find(`sheet-${slug(name)}`) ?? this.name(name);
  }

  #find(id: string): string | null {
    return format(this.#bundle, id);
  }

  #values(facts: Record<string, Fact>, who: Who): Values {
    const values: Values = {};
    for (const [key, fact] of Object.entries(facts)) values[key] = this.#value(key, fact, who);
    return values;
  }

  #value(key: string, fact: Fact, who: Who): string | number {
    if (Array.isArray(fact)) return listed(fact.map((item) => String(this.#value(key, item, who))));
    if (typeof fact === "string") return this.name(fact);
    return isSeatKey(key) ? who(fact) : fact;
  }
}

function onOff(value: OptionValue): string | null {
  if (typeof value === "boolean") return t(value ? "on" : "off");
  return null;
}

const known = new Map<string, Promise<GameWords>>();

/** The words of a game, fetched once. */
export function gameWords(game: string): Promise<GameWords> {
  const words = known.get(game) ?? gameTexts(game, LANG).then((source) => new GameWords(source));
  known.set(game, words);
  return words;
}
