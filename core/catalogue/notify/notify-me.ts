import type { Message } from "../../kernel/message.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Language } from "../../kernel/text.ts"
import type { CombinationId } from "../combination.ts"
import type { ProductId } from "../product.ts"

/** How long somebody waits to be told; then the wish is closed. D-49. */
export const notifyDays = 90
/** Open wishes of one address at most, since nobody has shown that it is theirs. Own choice. Decision 0032. */
export const wishesPerAddress = 20
/** For each unit that is back so many are told, the oldest first. D-49. */
export const notifiedPerUnit = 3

/** "Tell me when it is back." Specification 3, Notify-me; once for an address and a combination while it is open. */
export interface NotifyWish {
  readonly product: ProductId
  readonly combination: CombinationId
  readonly email: string
  readonly language: Language
  readonly at: Instant
}

/** A combination that is back while people wait for it. */
export interface BackInStock {
  readonly product: ProductId
  readonly combination: CombinationId
  /** Of the product and, behind a comma, of the combination. */
  readonly name: string
  readonly path: string
  readonly stock: number
}

/** "It is back." */
export interface BackInStockMessage extends Message {
  readonly kind: "back-in-stock"
  readonly name: string
  /** Of the product. */
  readonly path: string
  /** Fields of the link that ends such letters: `?combination=…&email=…&seal=…`. */
  readonly stop: Readonly<Record<"combination" | "email" | "seal", string>>
}
