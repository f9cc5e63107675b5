/** The records of the wire by the names the client uses; made from the server's own schema. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Text = Schemas["Text"];
export type Fact = Text["facts"][string];
export type Refusal = Schemas["Refusal"];
export type Choice = Schemas["Choice"];
export type Words = Choice["action"];
export type SeatChoices = Schemas["SeatChoices"];
export type Told = Schemas["Told"];
export type Clock = Schemas["Clock"];
export type Ending = Schemas["Ending"];
export type Ballot = Schemas["Ballot"];
export type Frame = Schemas["Frame"];
export type Preview = Schemas["Preview"];

export type GameOption = Schemas["Option"];
export type OptionValue = GameOption["default"];
export type Bot = Schemas["BotInfo"];
export type CatalogGame = Schemas["CatalogGame"];
export type Rule = Schemas["Rule"];

export type SeatLine = Schemas["SeatLine"];
export type ChatLine = Schemas["ChatLine"];
export type TableSettings = Schemas["TableSettings"];
export type Table = Schemas["Table"];
export type TableLine = Schemas["TableLine"];
export type Tables = Schemas["Tables"];
export type Joined = Schemas["Joined"];
export type Replay = Schemas["Replay"];
export type SeatLink = Schemas["SeatLink"];
export type OwnSheet = Schemas["OwnSheet"];
export type SheetOrder = Schemas["SheetOrder"];
export type Polled = Schemas["Polled"];

export type NewTable = Schemas["NewTable"];
export type ChangeTable = Schemas["ChangeTable"];
export type ChangeSeat = Schemas["ChangeSeat"];
export type Order = Schemas["Order"];
export type DraftOrder = Schemas["DraftOrder"];

export type Answer =
  | Schemas["Accepted"]
  | Schemas["Duplicate"]
  | Schemas["Stale"]
  | Schemas["Refused"]
  | Schemas["NotYours"];

/** What a preview answers: what a draft would lead to, or that it is too late or not ours. */
export type Previewed = Preview | Schemas["Stale"] | Schemas["NotYours"];
