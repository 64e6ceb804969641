import type { SnapshotFrom } from "xstate"
import type { Goods } from "../pricing/goods.ts"
import type { VoucherCode, VoucherId } from "../vouchers/voucher.ts"
import type { CartProblem } from "./blocker.rule.ts"
import type { cartMachine } from "./cart.machine.ts"
import { type Bag, type BagLine, LineId } from "./cart.ts"
import type { CartContext, RedeemProblem } from "./cart.types.ts"
import { staysBehind } from "./guest.rule.ts"
import type { Conflict } from "./mixing.rule.ts"
import { incompatibleOf } from "./queue.rule.ts"

/** The bag as its screens show it. */
export interface CartView {
  /** `reading` until it was read once; `stale` if that failed and it is tried again. */
  readonly step: "reading" | "ready" | "stale"
  /** A change or a reading is under way: no order is placed meanwhile. H7. */
  readonly busy: boolean
  /** What is shown: the bag with the changes under way. */
  readonly bag: Bag
  readonly count: number
  /** Shown from memory: the shop could not be asked. */
  readonly offline: boolean
  /** Contents of the bag and what does not fit them; the dialog of D-21. */
  readonly conflict: {
    readonly code: Conflict
    readonly held: Goods
    readonly wanted: Goods
    /** Members may keep what is there for later instead. D-21. */
    readonly maySave: boolean
  } | null
  /** The line that was just added; the dialog of specification 4. */
  readonly added: BagLine | null
  readonly problem: CartProblem | null
  /** Why the last code was not redeemed. */
  readonly voucherProblem: RedeemProblem | null
  /** A voucher is being redeemed or cancelled. */
  readonly isChangingVoucher: boolean
  /** A voucher, the points of the bag, or a gift. */
  readonly isChangingDiscount: boolean
  /** Which ones: codes that are being redeemed, ids that are being cancelled. */
  readonly changingVouchers: ReadonlyArray<VoucherCode | VoucherId>
  /** Lines that would be ordered now. D-24, D-25b. */
  readonly orderable: ReadonlyArray<LineId>
  /** Whether the checkout is open to them: no line needs a correction. */
  readonly mayOrder: boolean
}

/** Returns the bag as its screens show it in this state of its machine. */
export const viewCart = (snapshot: SnapshotFrom<typeof cartMachine>): CartView => {
  const { view: bag, bag: read, added, problem, voucherProblem } = snapshot.context
  const stale = snapshot.matches({ queue: "stale" })
  const busy = !stale && !snapshot.matches({ queue: "idle" })
  const { orderable, mayOrder } = orderingOf(bag)
  const changingVouchers = changingIn(snapshot.context)
  return {
    step: stale ? "stale" : busy && read.id === "" && bag.count === 0 ? "reading" : "ready",
    busy,
    bag,
    count: bag.count,
    offline: bag.items.length > 0 && bag.checkedAt === undefined && !busy,
    conflict: conflictIn(snapshot),
    added: bag.items.find(({ id }) => id === added) ?? null,
    problem,
    voucherProblem,
    isChangingVoucher: changingVouchers.length > 0,
    isChangingDiscount: changingVouchers.length > 0 || isChangingOther(snapshot.context),
    changingVouchers,
    orderable,
    mayOrder
  }
}

/** Remembered for each state, so that a screen sees the same list until it changes. */
const changing = new WeakMap<CartContext, CartView["changingVouchers"]>()
const changingIn = (context: CartContext): CartView["changingVouchers"] => {
  const known = changing.get(context)
  if (known) return known
  const names = [context.inFlight, ...context.queue].flatMap((command): CartView["changingVouchers"] => {
    if (command?.op === "redeem") return [command.code]
    return command?.op === "cancel-voucher" ? [command.voucher] : []
  })
  const shown = names.length > 0 ? names : noVouchers
  changing.set(context, shown)
  return shown
}
const noVouchers: CartView["changingVouchers"] = []

const isChangingOther = ({ inFlight, queue }: CartContext): boolean =>
  [inFlight, ...queue].some((command) => command?.op === "points" || command?.op === "gift")

const conflictIn = (snapshot: SnapshotFrom<typeof cartMachine>): CartView["conflict"] => {
  const { view, wanted } = snapshot.context
  const [code, held] = [incompatibleOf(snapshot.context), view.items[0]]
  return snapshot.matches({ bag: "confirming" }) && wanted && code && held
    ? { code, held: held.goods, wanted: wanted.goods, maySave: view.owner === "member" }
    : null
}

/** Remembered for each bag, so that a screen sees the same list until it changes. */
const orderings = new WeakMap<Bag, Pick<CartView, "orderable" | "mayOrder">>()
const orderingOf = (bag: Bag): Pick<CartView, "orderable" | "mayOrder"> => {
  const known = orderings.get(bag)
  if (known) return known
  const orderable = bag.items.filter((line) => staysBehind(line, bag.owner) === undefined).map(({ id }) => id)
  const hindered = bag.requirements.some(({ line }) => line === undefined || orderable.includes(LineId(line)))
  const ordering = { orderable, mayOrder: orderable.length > 0 && !hindered }
  orderings.set(bag, ordering)
  return ordering
}
