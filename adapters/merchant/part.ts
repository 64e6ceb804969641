import type { Effect } from "effect"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import type { GoodsNamed, VoucherFacts } from "#core/vouchers/voucher-fields.ts"
import type { CellProblem, Cells } from "./cells.ts"

/** The parts of a shop that a merchant sets up, exports and imports. D-75. */
export const partNames = [
  "shop",
  "stores",
  "banks",
  "couriers",
  "brands",
  "categories",
  "pages",
  "questions",
  "vouchers",
  "gifts",
  "selections",
  "steps",
  "banners",
  "specials"
] as const
/** A part of the merchant's data. */
export type PartName = (typeof partNames)[number]

/** What reading a row may ask. */
export interface PartFacts {
  readonly regions: Pick<RegionsStore, "provinces" | "cities" | "district">
  /** Asked by vouchers alone; absent: their rules name nothing that is there. */
  readonly vouchers?: VoucherFacts
  /** The same of gifts. */
  readonly gifts?: GoodsNamed
  /** Asked by banners alone: pictures of the shop by their address. */
  readonly pictures?: ReadonlyMap<string, StoredPicture>
}

/** A row that was read, or everything that is wrong with it. */
export type RowRead<A> = { readonly row: A } | { readonly problems: ReadonlyArray<CellProblem> }

/** A part as a table: its columns, which row of the stored ones a given row is, and how rows are read and written. */
export interface Part<A> {
  readonly name: PartName
  readonly columns: ReadonlyArray<string>
  /** Key of a row among the others, from complete cells. */
  readonly keyOf: (cells: Cells) => string
  /**
   * Returns a given row with what it leaves out: the rest of the stored row it means, or what a new row begins with. Columns
   * that a row names stay as given, empty ones too.
   *
   * @param stored what is there, by its keys: asked for each row of a file, so that going through it costs the square of them
   */
  readonly complete: (given: Cells, stored: ReadonlyMap<string, Cells>) => Cells
  readonly read: (cells: Cells, facts: PartFacts) => Effect.Effect<RowRead<A>>
  readonly write: (row: A) => Cells
}
