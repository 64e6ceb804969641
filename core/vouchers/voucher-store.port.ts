import type { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { VoucherMember } from "./judge.rule.ts"
import type { Voucher, VoucherCode, VoucherId } from "./voucher.ts"

type Stored<A> = Effect.Effect<A, Unavailable>

/** Reads vouchers, and what is known of the members who use them. Paused ones are not there. D-27. */
export interface VoucherStore {
  readonly byCode: (code: VoucherCode, reader: Reader) => Stored<Voucher | undefined>
  /** In the order of the ids; those that are not there are left out. */
  readonly byIds: (ids: ReadonlyArray<VoucherId>, reader: Reader) => Stored<ReadonlyArray<Voucher>>
  /**
   * Vouchers that a list shows: those that run or will begin, for everybody or for this member, but for those that the merchant
   * has not listed. The soonest end first, at most `listedMost`.
   */
  readonly listed: (member: MemberId | undefined, reader: Reader) => Stored<ReadonlyArray<Voucher>>
  /**
   * Vouchers that count by themselves, run and are not used up, for this member, or for guests without one. Those that free most first,
   * then the soonest end, at most `listedMost`. Decision 0106.
   */
  readonly automatic: (member: MemberId | undefined, reader: Reader) => Stored<ReadonlyArray<Voucher>>
  /**
   * Vouchers that this member has used, and those that a list has shown to this member and that have ended, `pastDays` ago at most.
   * The latest end first, at most `listedMost`.
   */
  readonly past: (member: MemberId, reader: Reader) => Stored<ReadonlyArray<Voucher>>
  /**
   * What is known of a member: orders with these vouchers, of the member and of the same verified number.
   *
   * @param besides the id of an order that is not counted
   */
  readonly member: (member: MemberId, vouchers: ReadonlyArray<VoucherId>, besides?: string) => Stored<VoucherMember>
}

/** Most vouchers of one list. Own choice. */
export const listedMost = 100
