import type { CombinationId } from "../catalogue/combination.ts"
import type { Checkout } from "../checkout/checkout.ts"
import type { Timed } from "../kernel/timed.ts"
import type { OrderCode } from "../orders/order.ts"
import type { Goods } from "../pricing/goods.ts"
import type { BuyHerePort, PaidBy } from "./buy-here.usecases.ts"
import type { SelfCheckoutPort } from "./self-checkout.port.ts"
import type { ContactDraft, NotHere, ScannedLine } from "./self-checkout.ts"
import type { StoredSession } from "./stored-session.rule.ts"

/** Calls of a session in a store. */
export interface ScannerPort extends SelfCheckoutPort, BuyHerePort {}

/** What is wrong with a field of the contact. */
export type ContactProblems = Partial<Readonly<Record<keyof ContactDraft, "required" | "invalid">>>

/** Why a number led to nothing. */
export type ScanProblem = "invalid" | "unknown" | "sold-out" | "most" | "store" | "off" | "failed" | NotHere
/** Why paying did not go on. */
export type PayProblem = "short" | "held" | "changed" | "off" | "no-bag" | "failed"

/** Input of a session: the store whose code was scanned, and what this browser has stored of it. */
export interface ScannerInput {
  readonly store: number
  readonly at: number
  readonly stored: StoredSession | undefined
  readonly contact: ContactDraft
  /** Makes a UUID. */
  readonly newKey: () => string
}

/** Context of a session in a store. */
export interface ScannerContext extends Omit<ScannerInput, "stored"> {
  /** When the store's code was scanned; a later scan begins another session. */
  readonly startedAt: number
  readonly lines: ReadonlyArray<ScannedLine>
  /** As it was typed, and what is looked for. */
  readonly typed: string
  readonly barcode: string
  readonly found: Goods | null
  readonly quantity: number
  readonly problem: ScanProblem | null
  readonly problems: ContactProblems
  readonly paidBy: PaidBy
  readonly paperBag: boolean
  readonly payProblem: PayProblem | null
  readonly checkout: Checkout | null
  /** The order that is being placed, with the key of its call. */
  readonly placing: StoredSession["placing"] | null
}

/** Events of a session in a store. */
export type ScannerEvent = Timed<
  /** The camera has read a number. */
  | { readonly type: "code.read"; readonly barcode: string }
  /** "Ketik nomor"; also if there is no camera. */
  | { readonly type: "typing.wanted" }
  | { readonly type: "typing.closed" }
  | { readonly type: "number.typed"; readonly text: string }
  | { readonly type: "number.sent" }
  | { readonly type: "quantity.stepped"; readonly quantity: number }
  | { readonly type: "goods.added" }
  /** "Pindai ulang". */
  | { readonly type: "goods.dropped" }
  | { readonly type: "line.changed"; readonly combination: CombinationId; readonly quantity: number }
  | { readonly type: "pay.wanted" }
  | { readonly type: "pay.closed" }
  | { readonly type: "field.typed"; readonly field: keyof ContactDraft; readonly value: string }
  | { readonly type: "paperBag.chosen"; readonly wanted: boolean }
  | { readonly type: "paidBy.chosen"; readonly by: PaidBy }
  | { readonly type: "form.sent" }
  | { readonly type: "total.accepted" }
  | { readonly type: "retry.wanted" }
  /** The store's code was scanned again. */
  | { readonly type: "store.scanned" }
>

/** What a session says to its screen. */
export type ScannerEmitted =
  /** To be stored for a reload. */
  | { readonly type: "session.changed"; readonly session: StoredSession }
  | { readonly type: "order.placed"; readonly code: OrderCode; readonly key: string }
