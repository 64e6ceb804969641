import fc from "fast-check"
import { MemberId } from "#core/account/member.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { QuoteLine } from "#core/pricing/quote.ts"
import type { VoucherBag } from "#core/vouchers/judge.rule.ts"
import { type Voucher, VoucherCode, VoucherId, voucherDiscounts, welcomeHeader } from "#core/vouchers/voucher.ts"
import { someNow } from "../arbitraries.ts"
import { anyGoods, lineOf } from "../pricing/some-goods.ts"

const day = 86_400_000

/** Rp20.000 off any goods, for members, from yesterday to tomorrow; `change` says what is different. */
export const someVoucher = ({
  rules,
  ...change
}: Partial<Omit<Voucher, "rules">> & { rules?: Partial<Voucher["rules"]> } = {}): Voucher => ({
  id: VoucherId("00000000-0000-4000-8000-000000000001"),
  code: VoucherCode("AMBILPENDAR20"),
  type: "manual",
  discount: "amount",
  value: 20_000,
  availableQuota: 100,
  perUserLimit: 1,
  startsAt: instant(someNow - day),
  endsAt: instant(someNow + day),
  forGuests: false,
  rules: { products: [], brands: [], categories: [], minAmount: rupiah(0), users: [], ...rules },
  goodsNames: [],
  places: [],
  info: { header: "", terms: "" },
  ...change
})

export const someMember = MemberId("11111111-1111-4111-8111-111111111111")
export const otherMember = MemberId("22222222-2222-4222-8222-222222222222")

/** A bag of the member who has never ordered, now. */
export const bagWith = (lines: ReadonlyArray<QuoteLine>, change: Partial<VoucherBag> = {}): VoucherBag => ({
  lines,
  member: { id: someMember, isNew: true, used: new Map() },
  now: someNow,
  ...change
})

const brands = [1, 2, 3].map(BrandId)
const categories = ["a", "b", "c"].map(CategoryId)
const products = [1, 2, 3, 4].map(ProductId)

/** Goods of few products, brands and categories, so that rules meet them; some of them gift cards. */
const anyKnownGoods: fc.Arbitrary<Goods> = fc
  .record({
    goods: anyGoods,
    product: fc.constantFrom(...products),
    brand: fc.constantFrom(...brands),
    category: fc.subarray(categories, { maxLength: 2 }),
    giftCard: fc.boolean().map((is) => is)
  })
  .map(({ goods, product, brand, category, giftCard }) => ({
    ...goods,
    product,
    brand: { id: brand, name: `Merek ${brand}`, slug: `merek-${brand}` },
    categories: category.map((id) => ({ id, name: id, slug: id })),
    giftCard: giftCard && goods.weightGram % 4 === 0
  }))

export const anyVoucherLines: fc.Arbitrary<ReadonlyArray<QuoteLine>> = fc.array(
  fc.tuple(anyKnownGoods, fc.integer({ min: 1, max: 20 })).map(([goods, quantity]) => lineOf(goods, quantity)),
  { maxLength: 6 }
)

const anyMinimum = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 800_000 })).map(rupiah)

export const anyVoucher: fc.Arbitrary<Voucher> = fc
  .record({
    number: fc.integer({ min: 1, max: 9_999 }),
    discount: fc.constantFrom(...voucherDiscounts),
    amount: fc.integer({ min: 1, max: 500_000 }),
    percent: fc.integer({ min: 1, max: 100 }),
    most: fc.option(fc.integer({ min: 0, max: 200_000 }).map(rupiah), { nil: undefined }),
    freed: fc.option(fc.integer({ min: 0, max: 60_000 }).map(rupiah), { nil: undefined }),
    availableQuota: fc.constantFrom(0, 1, 100),
    perUserLimit: fc.constantFrom(1, 2),
    starts: fc.constantFrom(-1, -1, -1, 0, 1),
    ends: fc.constantFrom(0, 1, 2, 2, 2),
    forGuests: fc.boolean(),
    products: fc.oneof(fc.constant([]), fc.subarray(products)),
    brands: fc.oneof(fc.constant([]), fc.subarray(brands)),
    categories: fc.oneof(fc.constant([]), fc.subarray(categories)),
    minAmount: anyMinimum,
    users: fc.constantFrom([], [], [someMember], [otherMember]),
    isWelcome: fc.boolean(),
    bySelf: fc.boolean()
  })
  .map((v) =>
    someVoucher({
      id: VoucherId(`00000000-0000-4000-8000-${String(v.number).padStart(12, "0")}`),
      code: VoucherCode(`KODE${v.number}`),
      type: v.bySelf && v.discount === "free_shipping" && !v.isWelcome ? "auto" : "manual",
      discount: v.discount,
      value: v.discount === "amount" ? v.amount : v.discount === "percentage" ? v.percent : 0,
      ...(v.most !== undefined && { maxDiscount: v.most }),
      ...(v.freed !== undefined && { shippingFeeDiscount: v.freed }),
      availableQuota: v.availableQuota,
      perUserLimit: v.perUserLimit,
      startsAt: instant(someNow + v.starts * day),
      endsAt: instant(someNow + v.ends * day),
      forGuests: v.forGuests && v.users.length === 0 && !v.isWelcome,
      rules: {
        products: v.products,
        brands: v.brands,
        categories: v.categories,
        minAmount: v.minAmount,
        users: v.users
      },
      info: { header: v.isWelcome ? welcomeHeader : "", terms: "" }
    })
  )

/** Several vouchers, no two of one id. */
export const anyVouchers = (maxLength: number): fc.Arbitrary<ReadonlyArray<Voucher>> =>
  fc.uniqueArray(anyVoucher, { maxLength, selector: ({ id }) => id })

/** A bag of a guest or a member, new or not, who has used some of these vouchers. */
export const anyBagFor = (vouchers: ReadonlyArray<Voucher>): fc.Arbitrary<VoucherBag> =>
  fc
    .record({
      lines: anyVoucherLines,
      isMember: fc.boolean(),
      isNew: fc.boolean(),
      used: fc.array(fc.constantFrom(0, 0, 1, 2), { minLength: vouchers.length, maxLength: vouchers.length })
    })
    .map(({ lines, isMember, isNew, used }) => ({
      lines,
      now: someNow,
      ...(isMember && {
        member: { id: someMember, isNew, used: new Map(vouchers.map(({ id }, at) => [id, used[at] ?? 0])) }
      })
    }))
