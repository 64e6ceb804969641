import { Effect, Result } from "effect"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import { type Granted, judgeVoucher, type VoucherBag } from "./judge.rule.ts"
import { bestSource, type ShippingFee } from "./shipping-source.rule.ts"
import { type BagVoucher, isAutomatic, slotOf, type Voucher } from "./voucher.ts"
import type { VoucherProblem } from "./vouchers.errors.ts"

/** A voucher that takes nothing off, and why. */
export interface Refused {
  readonly voucher: Voucher
  readonly problem: VoucherProblem
}

/** What the shop advises for a bag. It applies nothing by itself. */
export interface Advice {
  /** At most one for each slot; those that take nothing off, and those that count by themselves, are left out. */
  readonly vouchers: ReadonlyArray<Voucher>
  /** What they take off together, beyond what counts by itself. */
  readonly saving: Rupiah
  /** Those that count, with what each takes off the goods; the soonest end first. */
  readonly granted: ReadonlyArray<BagVoucher>
  /** Smallest missing amount first, then what begins later, then the rest. */
  readonly refused: ReadonlyArray<Refused>
}

/** What a bag costs beside its goods, as far as it is known. */
export interface Extras {
  readonly shipping?: ShippingFee
  /** Price of the paper bag, if one is wanted. D-29e. */
  readonly paperBag?: Rupiah
}

/**
 * Returns the legal combination of these vouchers that takes most off, and what is missing for the others. Slots do not touch each
 * other (D-26, D-28: every limit looks at the goods before voucher and points), so the best of each slot are the best together.
 */
export const adviseVouchers = (
  vouchers: ReadonlyArray<Voucher>,
  bag: VoucherBag,
  { shipping, paperBag }: Extras
): Effect.Effect<Advice> =>
  Effect.map(
    Effect.forEach(vouchers, (voucher) =>
      Effect.map(Effect.result(judgeVoucher(voucher, bag)), (judged) => ({ voucher, judged }))
    ),
    (all) => {
      const granted = all.flatMap(({ judged }) => (Result.isSuccess(judged) ? [judged.success] : []))
      const goods = rupiah(bag.lines.reduce((sum, { total }) => sum + total, 0))
      const sorted = granted.toSorted((one, other) => earlierFirst(one.voucher, other.voucher))
      const onGoods = sorted.reduce<Granted | undefined>(
        (best, one) => (one.discount > (best?.discount ?? 0) ? one : best),
        undefined
      )
      const counting = sorted.map(({ voucher }) => voucher)
      const unasked = counting.filter(isAutomatic)
      const toRedeem = counting.filter((voucher) => !isAutomatic(voucher))
      const automatic = shipping && bestSource(shipping, goods, unasked)
      const source = shipping && bestSource(shipping, goods, [...unasked, ...toRedeem])
      const chosen = source?.by && !isAutomatic(source.by) ? source.by : undefined
      const forBag = paperBag ? sorted.find(({ voucher }) => slotOf(voucher) === "paper-bag") : undefined
      return {
        vouchers: [onGoods?.voucher, chosen, forBag?.voucher].filter((one) => one !== undefined),
        saving: rupiah(
          (onGoods?.discount ?? 0) +
            (chosen && source ? source.freed - (automatic?.freed ?? 0) : 0) +
            (forBag ? (paperBag ?? 0) : 0)
        ),
        granted: sorted.map(({ voucher, discount }) => ({ voucher, discount })),
        refused: all
          .flatMap(({ voucher, judged }) => (Result.isSuccess(judged) ? [] : [{ voucher, problem: judged.failure }]))
          .toSorted((one, other) => distance(one.problem) - distance(other.problem))
      }
    }
  )

/** Of two that take as much off, the one that ends earlier; then by code, so that the answer is the same every time. */
const earlierFirst = (one: Voucher, other: Voucher): number =>
  one.endsAt - other.endsAt || (one.code < other.code ? -1 : 1)

/** How far a voucher is from counting, for the order of the list. */
const distance = (problem: VoucherProblem): number =>
  problem._tag === "VoucherMinAmount" ? problem.shortBy : 2 ** 40 + far.indexOf(problem._tag)

const far: ReadonlyArray<VoucherProblem["_tag"]> = [
  "VoucherOtherGoods",
  "VoucherLoginRequired",
  "VoucherNotStarted",
  "VoucherCartKind",
  "VoucherForNewMembers",
  "VoucherAlreadyUsed",
  "VoucherUsedUp",
  "VoucherExpired",
  "VoucherAutomatic",
  "VoucherNotFound"
]
