import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Timed } from "../kernel/timed.ts"
import type { PointsProblem } from "../points/points.errors.ts"
import type { VoucherId } from "../vouchers/voucher.ts"
import type { VoucherCodeMissing, VoucherProblem } from "../vouchers/vouchers.errors.ts"
import type { CartProblem } from "./blocker.rule.ts"
import type { LineUnknown } from "./cart.errors.ts"
import type { BagRefusal, CartPort, GiftChoice, Offered, VoucherRefusal } from "./cart.port.ts"
import type { Bag, LineId, OrderedUnits } from "./cart.ts"
import type { Command } from "./commands.rule.ts"
import type { CartQueue, Following } from "./queue.rule.ts"

/** Why a code was not redeemed; `VoucherFailed` if the shop has not said why. Specification 8. */
export type RedeemProblem = VoucherProblem | VoucherCodeMissing | { readonly _tag: "VoucherFailed" }

/** Context of the machine of the bag besides the queue of changes. */
export interface CartContext extends CartQueue {
  /** It changed elsewhere while a change was under way: to be read again. */
  readonly outdated: boolean
  readonly added: LineId | null
  readonly problem: CartProblem | null
  /** Why the last code was not redeemed; shown at its field until the next one, and gone with it. */
  readonly voucherProblem: RedeemProblem | null
  readonly onOrderScreen: boolean
}

/** The two calls of the machine: it reads the bag, and makes one change. */
export interface QueuePort extends Pick<CartPort, "read"> {
  readonly execute: (
    command: Command
  ) => Effect.Effect<Bag, BagRefusal | LineUnknown | VoucherRefusal | PointsProblem | Unavailable>
}

/** Input of a cart: the changes that a page before it has left. Decision 0072. */
export interface CartInput {
  readonly queue: ReadonlyArray<Command>
}

/** Events of a bag: presses of the shopper, and news of other tabs and of the network. */
export type CartEvent = Timed<
  /** "Masukkan ke tas", or "Beli sekarang" with `buy`. */
  | ({ readonly type: "item.wanted" } & Offered & Following)
  /** 0 takes the line out. */
  | { readonly type: "quantity.chosen"; readonly line: LineId; readonly quantity: number }
  | { readonly type: "line.removed"; readonly line: LineId }
  | { readonly type: "replacement.confirmed" }
  /** "Simpan bag lama": members keep what is there for later. D-21. */
  | { readonly type: "replacement.saved" }
  | { readonly type: "replacement.declined" }
  | { readonly type: "added.dismissed" }
  | { readonly type: "problem.dismissed" }
  | { readonly type: "retry.wanted" }
  | { readonly type: "connection.returned" }
  /** Another tab changed it, or it comes into sight and prices may have moved. */
  | { readonly type: "bag.changed" }
  | { readonly type: "order-screen.entered" }
  | { readonly type: "order-screen.left" }
  /** As typed. */
  | { readonly type: "voucher.redeemed"; readonly code: string }
  | { readonly type: "voucher.cancelled"; readonly voucher: VoucherId }
  /** What showed why a code was not redeemed is gone. */
  | { readonly type: "voucher-problem.dismissed" }
  /** Points to redeem for this bag; 0: none. D-29. */
  | { readonly type: "points.chosen"; readonly points: number }
  /** A gift is declined, or taken back. D-67. */
  | ({ readonly type: "gift.chosen" } & GiftChoice)
  /** An order was made of these units: those that were added since stay. D-63. */
  | { readonly type: "lines.bought"; readonly lines: ReadonlyArray<OrderedUnits> }
>

/** Next page: the order of one line, or home from an empty bag. */
export interface CartGo {
  readonly type: "go"
  readonly to: string
}
