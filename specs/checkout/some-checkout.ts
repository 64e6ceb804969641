import { Effect } from "effect"
import type { WantedLine } from "#core/cart/cart.ts"
import { type Assessment, assess, type CheckoutFacts } from "#core/checkout/assess.rule.ts"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { usualCouriers } from "#core/shipping/couriers.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { someNow } from "../arbitraries.ts"
import { someAccount, someAddress, someContact } from "../orders/some-order.ts"
import { someOrigins } from "../shipping/some-origins.ts"

/** A line that names these goods. */
export const lineFor = ({ product, combination }: Goods, quantity = 1): WantedLine => ({
  product,
  combination,
  quantity
})

/** A guest's checkout with everything chosen; JNE REG to Jakarta Selatan costs Rp10.000, and code 123 is taken for that. */
export const someStored = (lines: ReadonlyArray<WantedLine>, change: Partial<StoredCheckout> = {}): StoredCheckout => ({
  id: CheckoutId("checkout-1"),
  version: 3,
  language: "id",
  lines,
  leftOut: [],
  contact: someContact,
  delivery: { address: someAddress, service: ServiceId("jne.reg"), insured: false },
  bank: BankId("bca"),
  code: { bank: BankId("bca"), base: rupiah(110_000), code: 123 },
  openedAt: someNow,
  expiresAt: instant(someNow + 30 * 60_000),
  ...change
})

/** What a shop knows that sells these goods. */
export const factsWith = (goods: ReadonlyArray<Goods>, change: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  goodsOf: ({ combination }) => goods.find((one) => one.combination === combination),
  vouchersFor: () => [],
  automaticFor: () => [],
  giftsFor: () => [],
  banks: [someAccount],
  stores: [],
  off: [],
  origins: someOrigins,
  couriers: usualCouriers,
  now: someNow,
  egiftTemplates: [],
  isHalfMember: false,
  ...change
})

export const assessedWith = (...asked: Parameters<typeof assess>): Assessment => Effect.runSync(assess(...asked))
