import { Effect } from "effect"
import { giftsWith } from "#core/gifts/gifts.rule.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { adviseVouchers } from "#core/vouchers/adviser.rule.ts"
import { inBag } from "#core/vouchers/judge.rule.ts"
import { VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import { someNow } from "../arbitraries.ts"
import { assessedWith, factsWith, lineFor, someStored } from "../checkout/some-checkout.ts"
import { someOffer } from "../gifts/some-gifts.ts"
import { lineOf, priceOf, someGoods } from "../pricing/some-goods.ts"
import { bagWith, someVoucher } from "../vouchers/some-vouchers.ts"
import { finish, heading, tell } from "./figures.ts"
import { stayOnOneCore } from "./machine.ts"

/** How long the rules of a price take on one core, the middle of many: `node specs/bench/prices.bench.ts`. */
const [lines, vouchers, warm, measured] = [20, 50, 200, 400]

const goods = Array.from({ length: lines }, (_, at) =>
  someGoods(String(at + 1), { price: priceOf(20_000 + 1_000 * at), stock: 99 })
)
const bag = bagWith(goods.map((one) => lineOf(one, 2)))
const kinds = ["amount", "percentage", "free_shipping", "paper_bag"] as const
const all = Array.from({ length: vouchers }, (_, at) =>
  someVoucher({
    id: VoucherId(`kode-${at}`),
    code: VoucherCode(`KODE${at}`),
    discount: kinds[at % kinds.length] ?? "amount",
    value: at % 4 === 0 ? 1_000 * (at + 1) : at % 4 === 1 ? 1 + at : 0,
    rules: { minAmount: rupiah(20_000 * at) }
  })
)
const extras = { shipping: { fee: rupiah(18_000), kind: "regular" }, paperBag: rupiah(5_000) } as const

/** Returns the milliseconds of a call: the middle one of many, after as many as make the code warm. */
const middleOf = (call: () => unknown): number => {
  for (let at = 0; at < warm; at++) call()
  const times = Array.from({ length: measured }, () => {
    const begun = performance.now()
    call()
    return performance.now() - begun
  })
  return times.toSorted((one, other) => one - other)[measured / 2] ?? Number.NaN
}

stayOnOneCore()
heading("the rules of a price: node specs/bench/prices.bench.ts")
tell(
  `advice for ${lines} lines and ${vouchers} vouchers`,
  middleOf(() => Effect.runSync(adviseVouchers(all, bag, extras))),
  "ms",
  { budget: 2 }
)
const gifts = [1, 2, 3, 4].map((at) =>
  someOffer({ ...someGoods(String(900 + at)), combination: `gift-${at}` as Goods["combination"] })
)
const redeemed = all.filter((_, at) => at === 0 || at === 2)
const facts = factsWith(goods, {
  automaticFor: () => [],
  vouchersFor: (counted) => redeemed.map((one) => inBag(one, bagWith(counted))),
  giftsFor: giftsWith({ offers: gifts, isGuest: false, declined: [], now: someNow }),
  points: { balance: 500, value: rupiah(1_000), wanted: 100 }
})
const stored = someStored(goods.map((one) => lineFor(one, 2)))
tell(
  `a checkout of ${lines} lines, two vouchers, points, gifts`,
  middleOf(() => assessedWith(stored, facts)),
  "ms",
  { budget: 5 }
)
finish()
