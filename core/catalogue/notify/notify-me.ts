import type { Message } from "../../kernel/message.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Language } from "../../kernel/text.ts"
import type { CombinationId } from "../combination.ts"
import type { ProductId } from "../product.ts"

/** Days a wish stays open. D-49. */
export const notifyDays = 90
/** Most open wishes of one address, since its owner has not proven it. Own choice. Decision 0032. */
export const wishesPerAddress = 20
/** Wishes notified for each unit that is back, the oldest first. D-49. */
export const notifiedPerUnit = 3

/** The member who asks; an address is theirs only once it is proven. Specification 3, Notify-me. */
export interface NotifyUser {
  /** Of the account. */
  readonly id: string
  readonly email: string
  readonly name: string
}

/** "Tell me when it is back." Specification 3, Notify-me; once for an address and a combination while it is open. */
export interface NotifyWish {
  readonly product: ProductId
  readonly combination: CombinationId
  readonly email: string
  readonly language: Language
  readonly at: Instant
  /** Account of the member who asked; absent for guests. */
  readonly member?: string
}

/** A combination that is back in stock and has open wishes. */
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
  /** What the link holds that ends such messages. */
  readonly stop: Readonly<Record<"combination" | "email" | "signature", string>>
}
