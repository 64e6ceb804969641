import { LineId } from "#core/cart/cart.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { CheckoutId, type Order, OrderCode, type OrderEvent, OrderId } from "#core/orders/order.ts"
import type { PaymentState } from "#core/orders/transfer/payment.ts"
import { type BankAccount, BankId } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { Address, Contact } from "#core/regions/address.ts"
import { CityId, DistrictId, ProvinceId } from "#core/regions/region.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { someNow } from "#specs/arbitraries.ts"

export const someGoods: Goods = {
  product: ProductId(1001),
  combination: CombinationId("1001-01"),
  name: "Satin Lipstick",
  combinationName: "01 Delima",
  attribute: "shade",
  hex: "#a8233a",
  slug: "satin-lipstick",
  brand: { id: BrandId(1), name: "Delima", slug: "delima" },
  categories: [],
  price: { price: rupiah(100_000), priceAfterDiscount: rupiah(89_000), discountPercentage: 11, isSale: false },
  stock: 7,
  sale: "open",
  availableForGuest: true,
  preOrder: false,
  giftCard: false,
  dangerous: false,
  weightGram: 60
}

export const someContact: Contact = {
  firstName: "Ayu",
  lastName: "Lestari",
  email: "Ayu@pembeli.test",
  phone: { code: "+62", national: "81234567890" }
}

export const someAddress: Address = {
  recipient: "Ayu Lestari",
  phone: { code: "+62", national: "81234567890" },
  province: { id: ProvinceId("31"), name: "DKI Jakarta" },
  city: { id: CityId("31.74"), name: "Jakarta Selatan", kind: "Kota" },
  district: { id: DistrictId("31.74.07"), name: "Kebayoran Baru" },
  village: { name: "Senayan" },
  postalCode: "12190",
  line: "Jalan Senopati 12, RT 3/RW 2"
}

export const someAccount: BankAccount = {
  id: BankId("bca"),
  bank: "BCA",
  number: "0123456789",
  holder: "PT Pendar Cahaya"
}

export const placedEvent = (at: Instant): OrderEvent => ({
  at,
  actor: { kind: "shopper" },
  type: "order.placed",
  from: "awaiting_bank_wire_payment",
  to: "awaiting_bank_wire_payment"
})

/** An order that waits for its money; `number` identifies it among others. */
export const someOrder = (number: number, change: Partial<Order> = {}): Order => ({
  id: OrderId(`order-${number}`),
  code: OrderCode(`PDR-261120-${String(number).padStart(5, "A")}`),
  checkout: CheckoutId(`checkout-${number}`),
  status: "awaiting_bank_wire_payment",
  placedAt: someNow,
  language: "id",
  contact: someContact,
  delivery: {
    kind: "ship",
    address: someAddress,
    service: ServiceId("jne.reg"),
    courierName: "JNE",
    serviceName: "REG",
    arrives: { from: "2026-11-22", to: "2026-11-24" },
    insured: false
  },
  lines: [{ id: LineId("1001-01"), goods: someGoods, quantity: 2, total: rupiah(178_000) }],
  steps: [
    { slot: "items", rule: "goods", amount: rupiah(200_000), reason: "goods", values: { count: 2 } },
    { slot: "items", rule: "item-discount", amount: rupiah(-22_000), reason: "discount", values: {} }
  ],
  totals: {
    goods: rupiah(178_000),
    afterDiscount: rupiah(178_000),
    extraCharge: rupiah(12_123),
    payable: rupiah(190_123)
  },
  payment: {
    method: "bank-transfer",
    state: "awaiting",
    amount: rupiah(190_123),
    account: someAccount,
    uniqueCode: 123,
    expiresAt: instant(someNow + 86_400_000),
    confirmations: []
  },
  events: [placedEvent(someNow)],
  ...change
})

/** States of a payment, each once. */
export const paymentStates: ReadonlyArray<PaymentState> = [
  "awaiting",
  "review",
  "paid",
  "held",
  "expired",
  "cancelled",
  "refunded",
  "free"
]
