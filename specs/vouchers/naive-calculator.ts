import type { QuoteLine } from "#core/pricing/quote.ts"
import type { VoucherBag } from "#core/vouchers/judge.rule.ts"
import type { ShippingFee } from "#core/vouchers/shipping-source.rule.ts"
import type { Voucher } from "#core/vouchers/voucher.ts"

/**
 * A second calculator, written from the requirements alone (D-26 to D-29b) and without the rules it checks: large whole
 * numbers, one line of arithmetic for each sentence.
 */

const sumOf = (lines: ReadonlyArray<QuoteLine>): bigint =>
  lines.reduce((sum, { goods, quantity }) => sum + BigInt(goods.price.priceAfterDiscount) * BigInt(quantity), 0n)

/** The lines that a voucher is for: OR within a list, AND across them; gift cards never. */
export const naiveLines = ({ rules }: Voucher, lines: ReadonlyArray<QuoteLine>): ReadonlyArray<QuoteLine> => {
  let left = lines.filter((line) => !line.goods.giftCard)
  if (rules.products.length > 0) left = left.filter((line) => rules.products.includes(line.goods.product))
  if (rules.brands.length > 0) left = left.filter((line) => rules.brands.includes(line.goods.brand.id))
  if (rules.categories.length > 0)
    left = left.filter((line) => line.goods.categories.some(({ id }) => rules.categories.includes(id)))
  return left
}

/** Whether the member may use it now at all. */
const naiveMay = (voucher: Voucher, { member, now }: VoucherBag): boolean => {
  if (now < voucher.startsAt) return false
  if (now >= voucher.endsAt) return false
  if (voucher.availableQuota < 1) return false
  if (!member) return voucher.forGuests
  if (voucher.rules.users.length > 0 && !voucher.rules.users.includes(member.id)) return false
  if ((member.used.get(voucher.id) ?? 0) >= voucher.perUserLimit) return false
  return voucher.info.header !== "WELCOME VOUCHER" || member.isNew
}

/** Whether it counts for this bag. */
export const naiveCounts = (voucher: Voucher, bag: VoucherBag): boolean => {
  const lines = naiveLines(voucher, bag.lines)
  return naiveMay(voucher, bag) && lines.length > 0 && sumOf(lines) >= BigInt(voucher.rules.minAmount)
}

/** Rupiah it takes off the goods. */
export const naiveDiscount = (voucher: Voucher, bag: VoucherBag): number => {
  if (!naiveCounts(voucher, bag)) return 0
  const worth = sumOf(naiveLines(voucher, bag.lines))
  if (voucher.discount === "amount") return Number(worth < voucher.value ? worth : BigInt(voucher.value))
  if (voucher.discount !== "percentage") return 0
  const after = (worth * BigInt(100 - voucher.value)) / 100n
  const off = worth - after
  const most = voucher.maxDiscount === undefined ? off : BigInt(voucher.maxDiscount)
  return Number(off < most ? off : most)
}

/** Rupiah that one source takes off a fee; without a voucher it is the limit of Rp200.000. */
export const naiveFreed = (voucher: Voucher | undefined, bag: VoucherBag, { fee, kind }: ShippingFee): number => {
  if (voucher === undefined) return kind === "regular" && sumOf(bag.lines) >= 200_000n ? fee : 0
  if (voucher.discount !== "free_shipping" || !naiveCounts(voucher, bag)) return 0
  if (voucher.shippingFeeDiscount === undefined) return kind === "regular" ? fee : 0
  return Math.min(fee, voucher.shippingFeeDiscount)
}

/** What these vouchers take off together: one for each slot, and those that count by themselves. */
export const naiveSaving = (
  { goods, shipping, bag: forBag }: { readonly goods?: Voucher; readonly shipping?: Voucher; readonly bag?: Voucher },
  bag: VoucherBag,
  fee: ShippingFee,
  paperBag: number,
  bySelf: ReadonlyArray<Voucher> = []
): number =>
  (goods ? naiveDiscount(goods, bag) : 0) +
  Math.max(...[undefined, shipping, ...bySelf].map((source) => naiveFreed(source, bag, fee))) +
  (forBag && naiveCounts(forBag, bag) ? paperBag : 0)
