import { Effect } from "effect"
import { MemberId } from "#core/account/member.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { dayMs, instant, jakartaDay } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { mostPrice } from "#core/pricing/price.ts"
import { VoucherCode, VoucherId, voucherDiscounts, voucherTypes, type WrittenVoucher } from "#core/vouchers/voucher.ts"
import { day, line, listOf, oneOf, pattern, rowReader, whole, yesNo, yesOrNo } from "./cells.ts"
import type { Part } from "./part.ts"

const mostRedemptions = 10_000_000
const headerLength = 80
const termsLength = 1_000

/**
 * Vouchers, one for each code. Days are those of Jakarta and count whole. Lists are ids with blanks between them; an empty list asks
 * nothing. One that is not `listed` works by its code alone. `redemptions` are all there ever are: those that were taken stay taken. A paused voucher is unknown to shoppers. D-27.
 */
export const voucherPart: Part<WrittenVoucher> = {
  name: "vouchers",
  columns: [
    ...["code", "type", "discount", "value", "max_discount", "shipping_fee_discount", "redemptions", "per_user"],
    ...["from", "until", "guests", "min_amount", "products", "brands", "categories", "users", "header"],
    ...["terms_id", "terms_en", "listed", "paused"]
  ],
  keyOf: ({ code = "" }) => code.toUpperCase(),
  complete: (given, stored) => {
    const code = (given["code"] ?? "").toUpperCase()
    const meant = stored.find((row) => row["code"] === code)
    return { type: "manual", per_user: "1", min_amount: "0", listed: "yes", ...meant, ...given, code }
  },
  read: (cells) =>
    Effect.sync(() => {
      const { at, maybe, note, problems } = rowReader(cells)
      const code =
        at("code", pattern(/^[A-Z0-9_-]{2,40}$/, "2 to 40 letters from A to Z and digits without blanks")) ?? ""
      const type = at("type", oneOf(voucherTypes)) ?? "manual"
      const discount = at("discount", oneOf(voucherDiscounts)) ?? "amount"
      const value = maybe("value", whole(1, discount === "percentage" ? 100 : mostPrice))
      const maxDiscount = maybe("max_discount", whole(1, mostPrice))
      const shippingFeeDiscount = maybe("shipping_fee_discount", whole(1, mostPrice))
      const redemptions = at("redemptions", whole(0, mostRedemptions)) ?? 0
      const perUserLimit = at("per_user", whole(1, 1_000)) ?? 1
      const from = at("from", day)
      const until = at("until", day)
      const forGuests = at("guests", yesOrNo) ?? false
      const minAmount = at("min_amount", whole(0, mostPrice)) ?? 0
      const products = maybe("products", listOf(/^\d{1,15}$/, "numbers of products"))
      const brands = maybe("brands", listOf(/^\d{1,9}$/, "numbers of brands"))
      const categories = maybe("categories", listOf(/^[\w-]{1,64}$/, "ids of categories"))
      const users = maybe("users", listOf(/^[\w-]{1,64}$/, "ids of members"))
      const header = maybe("header", line(headerLength)) ?? ""
      const id = maybe("terms_id", line(termsLength)) ?? ""
      const en = maybe("terms_en", line(termsLength)) ?? ""
      const isListed = at("listed", yesOrNo) ?? true
      const isPaused = at("paused", yesOrNo) ?? false
      if ((discount === "amount" || discount === "percentage") && !cells["value"])
        note("value", discount === "amount" ? "an amount needs its rupiah" : "a percentage needs its percent, 1 to 100")
      if (from !== undefined && until !== undefined && until < from) note("until", "must not be before from")
      if (forGuests && (type !== "auto" || users || header === "WELCOME VOUCHER"))
        note("guests", "guests have automatic vouchers alone, without users and not of welcome")
      if (type === "auto") note("type", "must be manual: vouchers that count by themselves are not built")
      if (discount === "paper_bag") note("discount", "must be another one: paper bags are not built")
      if (problems.length > 0 || from === undefined || until === undefined) return { problems }
      const row: WrittenVoucher = {
        id: VoucherId(code.toLowerCase()),
        code: VoucherCode(code),
        type,
        discount,
        value: discount === "amount" || discount === "percentage" ? (value ?? 0) : 0,
        ...(maxDiscount !== undefined && { maxDiscount: rupiah(maxDiscount) }),
        ...(shippingFeeDiscount !== undefined && { shippingFeeDiscount: rupiah(shippingFeeDiscount) }),
        redemptions,
        perUserLimit,
        startsAt: from,
        endsAt: instant(until + dayMs),
        forGuests,
        rules: {
          products: (products ?? []).map((one) => ProductId(Number(one))),
          brands: (brands ?? []).map((one) => BrandId(Number(one))),
          categories: (categories ?? []).map(CategoryId),
          minAmount: rupiah(minAmount),
          users: (users ?? []).map(MemberId)
        },
        info: { header, terms: { id, en } },
        isListed,
        isPaused
      }
      return { row }
    }),
  write: ({ rules, info, ...voucher }) => ({
    code: voucher.code,
    type: voucher.type,
    discount: voucher.discount,
    value: voucher.value === 0 ? "" : String(voucher.value),
    max_discount: textOf(voucher.maxDiscount),
    shipping_fee_discount: textOf(voucher.shippingFeeDiscount),
    redemptions: String(voucher.redemptions),
    per_user: String(voucher.perUserLimit),
    from: jakartaDay(voucher.startsAt),
    until: jakartaDay(instant(voucher.endsAt - 1)),
    guests: yesNo(voucher.forGuests),
    min_amount: String(rules.minAmount),
    products: rules.products.join(" "),
    brands: rules.brands.join(" "),
    categories: rules.categories.join(" "),
    users: rules.users.join(" "),
    header: info.header,
    terms_id: info.terms.id,
    terms_en: info.terms.en,
    listed: yesNo(voucher.isListed),
    paused: yesNo(voucher.isPaused)
  })
}

const textOf = (value: number | undefined): string => (value === undefined ? "" : String(value))
