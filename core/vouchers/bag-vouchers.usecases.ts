import { Effect } from "effect"
import type { MemberId } from "../account/member.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { QuoteLine } from "../pricing/quote.ts"
import { adviseVouchers, type Extras, type Refused } from "./adviser.rule.ts"
import { inBag, isForMember, judgeVoucher } from "./judge.rule.ts"
import { type BagVoucher, isAutomatic, slotOf, type Voucher, type VoucherId } from "./voucher.ts"
import { readVoucherCode } from "./voucher-code.rule.ts"
import type { VoucherStore } from "./voucher-store.port.ts"
import { VoucherAlreadyUsed, VoucherAutomatic, VoucherNotFound } from "./vouchers.errors.ts"

/** What the vouchers of a bag do for its lines. */
export type VouchersFor = (lines: ReadonlyArray<QuoteLine>) => ReadonlyArray<BagVoucher>

/**
 * Reads what a member has redeemed, and returns what it does for lines; a voucher that is no longer there does nothing, and of two
 * in one slot, as after the merchant changed one, the one that was redeemed last counts.
 *
 * @param besides the id of an order that does not count as one of the member's
 */
export const vouchersIn = Effect.fnUntraced(function* (
  store: VoucherStore,
  member: MemberId,
  ids: ReadonlyArray<VoucherId>,
  reader: Reader,
  besides?: string
) {
  const none: VouchersFor = () => []
  if (ids.length === 0) return none
  // One that counts by itself has no place in a bag, also if it was changed to it.
  const redeemed = (yield* store.byIds(ids, reader)).filter((one) => !isAutomatic(one))
  const vouchers = redeemed.filter((one, at) => redeemed.slice(at + 1).every((later) => slotOf(later) !== slotOf(one)))
  const known = yield* store.member(member, ids, besides)
  const all: VouchersFor = (lines) =>
    vouchers.map((voucher) => inBag(voucher, { lines, member: known, now: reader.now }))
  return all
})

/**
 * Reads the vouchers that count by themselves, and returns those that do so for lines. Decision 0106.
 *
 * @param member none: a guest, whose uses are counted by the quota alone
 * @param besides the id of an order that does not count as one of the member's
 */
export const automaticIn = Effect.fnUntraced(function* (
  store: VoucherStore,
  member: MemberId | undefined,
  reader: Reader,
  besides?: string
) {
  const vouchers = yield* store.automatic(member, reader)
  const ids = vouchers.map(({ id }) => id)
  const known = member === undefined || ids.length === 0 ? undefined : yield* store.member(member, ids, besides)
  return (lines: ReadonlyArray<QuoteLine>): ReadonlyArray<Voucher> =>
    vouchers.filter(
      (voucher) => inBag(voucher, { lines, now: reader.now, ...(known && { member: known }) }).problem === undefined
    )
})

/**
 * Returns the voucher of a code if it takes something off these lines for this member. Refuses an empty code, an unknown one, one
 * that does not count, and one that counts by itself. D-27; decision 0106.
 */
export const redeemableVoucher = Effect.fnUntraced(function* (
  store: VoucherStore,
  member: MemberId,
  typed: string,
  lines: ReadonlyArray<QuoteLine>,
  reader: Reader
) {
  const code = yield* readVoucherCode(typed)
  const voucher = yield* store.byCode(code, reader)
  if (voucher === undefined) return yield* new VoucherNotFound()
  if (isAutomatic(voucher) && isForMember(voucher, member)) return yield* new VoucherAutomatic()
  const known = yield* store.member(member, [voucher.id])
  yield* judgeVoucher(voucher, { lines, member: known, now: reader.now })
  return voucher
})

/** Returns redeemed vouchers with one more: it takes the place of the one in its slot. D-26. */
export const withVoucher = Effect.fnUntraced(function* (
  store: VoucherStore,
  ids: ReadonlyArray<VoucherId>,
  voucher: Voucher,
  reader: Reader
) {
  const others = yield* store.byIds(
    ids.filter((id) => id !== voucher.id),
    reader
  )
  return [...others.filter((one) => slotOf(one) !== slotOf(voucher)).map(({ id }) => id), voucher.id]
})

/** Returns redeemed vouchers without one, and without any that stands in its slot behind it. */
export const withoutVoucher = Effect.fnUntraced(function* (
  store: VoucherStore,
  ids: ReadonlyArray<VoucherId>,
  voucher: VoucherId,
  reader: Reader
) {
  const redeemed = yield* store.byIds(ids, reader)
  const cancelled = redeemed.find(({ id }) => id === voucher)
  const slot = cancelled && slotOf(cancelled)
  return ids.filter((id) => id !== voucher && redeemed.every((one) => one.id !== id || slotOf(one) !== slot))
})

/**
 * Reads what there is for a member, and returns what the shop advises for these lines. What the bag has redeemed is among it, also
 * if no list shows it.
 */
export const adviceFor = Effect.fnUntraced(function* (
  store: VoucherStore,
  member: MemberId,
  redeemed: ReadonlyArray<VoucherId>,
  lines: ReadonlyArray<QuoteLine>,
  extras: Extras,
  reader: Reader
) {
  const listed = yield* store.listed(member, reader)
  const unlisted = redeemed.filter((id) => listed.every((one) => one.id !== id))
  const vouchers = [...listed, ...(yield* store.byIds(unlisted, reader))]
  const known = yield* store.member(
    member,
    vouchers.map(({ id }) => id)
  )
  return yield* adviseVouchers(vouchers, { lines, member: known, now: reader.now }, extras)
})

/**
 * Reads what is over for a member, with the reason: used before ended.
 *
 * @param others what is listed elsewhere
 */
export const pastFor = Effect.fnUntraced(function* (
  store: VoucherStore,
  member: MemberId,
  others: ReadonlyArray<Voucher>,
  reader: Reader
) {
  const past = (yield* store.past(member, reader)).filter(({ id }) => others.every((one) => one.id !== id))
  const known = yield* store.member(
    member,
    past.map(({ id }) => id)
  )
  return past.flatMap((voucher): ReadonlyArray<Refused> => {
    if ((known.used.get(voucher.id) ?? 0) > 0) return [{ voucher, problem: new VoucherAlreadyUsed() }]
    const { problem } = inBag(voucher, { lines: [], member: known, now: reader.now })
    return problem ? [{ voucher, problem }] : []
  })
})
