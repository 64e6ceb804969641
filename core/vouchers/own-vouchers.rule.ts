import type { Advice, Refused } from "./adviser.rule.ts"
import type { Voucher } from "./voucher.ts"
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
  const curable = refused.filter(({ problem }) => ofGoods.has(problem._tag))
  return {
    usable: [...granted, ...curable]
      .map(({ voucher }) => voucher)
      .toSorted((one, other) => one.endsAt - other.endsAt || (one.code < other.code ? -1 : 1)),
    coming: refused.filter(({ problem }) => problem._tag === "VoucherNotStarted"),
    over: [...refused.filter(({ problem: { _tag } }) => !ofGoods.has(_tag) && _tag !== "VoucherNotStarted"), ...past]
  }
}

const ofGoods: ReadonlySet<VoucherProblem["_tag"]> = new Set([
  "VoucherMinAmount",
  "VoucherOtherGoods",
  "VoucherCartKind"
])
