import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { Advice, Refused } from "./adviser.rule.ts"
import { slotOf, type Voucher } from "./voucher.ts"
import type { VoucherProblem } from "./vouchers.errors.ts"

/** The vouchers of a member: what counts for the bag, and what is over. */
export interface OwnVouchers extends Advice {
  /** Used by the member, or over since `pastDays` at most; the latest end first. */
  readonly past: ReadonlyArray<Refused>
}

/** Days for which a voucher that has ended is listed as such. Own choice. */
export const pastDays = 30

/** A member's vouchers by what can be done with them, whatever the bag holds. */
export interface VoucherGroups {
  readonly usable: ReadonlyArray<Voucher>
  /** With the moment from which each counts. */
  readonly coming: ReadonlyArray<Refused>
  /** Used, ended or used up, with the reason. */
  readonly over: ReadonlyArray<Refused>
}

/** Returns a member's vouchers in groups: what other goods in the bag would cure counts as usable. D-27. */
export const groupsOf = ({ granted, refused, past }: OwnVouchers): VoucherGroups => {
  const curable = refused.filter(({ problem }) => isOfGoods(problem))
  return {
    usable: [...granted, ...curable]
      .map(({ voucher }) => voucher)
      .toSorted((one, other) => one.endsAt - other.endsAt || (one.code < other.code ? -1 : 1)),
    coming: refused.filter(({ problem }) => problem._tag === "VoucherNotStarted"),
    over: [...refused.filter(({ problem }) => !isOfGoods(problem) && problem._tag !== "VoucherNotStarted"), ...past]
  }
}

/**
 * Returns those of a member's vouchers that are for paper bags, with what they save of one.
 *
 * @param price what a paper bag costs, if the shop sells any
 */
export const forPaperBags = (own: OwnVouchers, price: Rupiah = rupiah(0)): OwnVouchers => {
  const vouchers = own.vouchers.filter((voucher) => slotOf(voucher) === "paper-bag")
  const isMeant = ({ voucher }: Pick<Refused, "voucher">): boolean => slotOf(voucher) === "paper-bag"
  return {
    vouchers,
    saving: vouchers.length > 0 ? price : rupiah(0),
    granted: own.granted.filter(isMeant),
    refused: own.refused.filter(isMeant),
    past: own.past.filter(isMeant)
  }
}

/** Returns whether other goods in the bag would cure a problem. */
export const isOfGoods = ({ _tag }: VoucherProblem): boolean => ofGoods.has(_tag)

const ofGoods: ReadonlySet<VoucherProblem["_tag"]> = new Set([
  "VoucherMinAmount",
  "VoucherOtherGoods",
  "VoucherCartKind"
])
