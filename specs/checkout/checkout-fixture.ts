import { Effect } from "effect"
import type { InspectionEvent } from "xstate"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import type { Buyer, CheckoutPort } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { type DetailsDraft, emptyDetails } from "#core/checkout/details.ts"
import { instant } from "#core/kernel/moment.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { Address } from "#core/regions/address.ts"
import { DistrictId } from "#core/regions/region.ts"
import { someNow } from "../arbitraries.ts"
import { someTemplate } from "../orders/egift/some-template.ts"
import { giftCard, someGoods } from "../pricing/some-goods.ts"
import { type Fate, overLine, well } from "../selling-line.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { changingShop } from "./changing-shop.ts"
import { type CheckoutMutant, type CheckoutTab, checkoutTabs } from "./checkout-tabs.ts"

export const goodsByName = {
  red: someGoods("1", { stock: 5 }),
  plum: someGoods("2", { stock: 3 }),
  perfume: someGoods("3", { stock: 5, dangerous: true }),
  members: someGoods("4", { availableForGuest: false }),
  card: giftCard("5", { stock: 5 })
} as const
const regions = regionsOfIndonesia()
const kebayoranBaru = Effect.runSync(regions.district(DistrictId("31.74.07"))) ?? null

/** Everything a person types. */
export const details: DetailsDraft = {
  ...emptyDetails,
  email: "rani@contoh.id",
  phone: "0812 3456 7890",
  recipient: "Rani Putri Lestari",
  district: kebayoranBaru,
  village: "Gunung",
  postalCode: "12120",
  line: "Jl. Melawai Raya No. 18\nRT 05/RW 02"
}

export const wantedLine = ({ product, combination }: Goods, quantity = 1): WantedLine => ({
  product,
  combination,
  quantity
})

/** A gift card, with its receiver. */
export const gift: WantedLine = {
  ...wantedLine(goodsByName.card),
  egift: {
    template: someTemplate.id,
    recipientName: "Sari",
    recipientEmail: "sari@contoh.id",
    message: ""
  }
}

/** One shopper: a bag, a browser of one or more tabs, and a shop at the end of a line. */
export const openBrowser = ({
  lines = [wantedLine(goodsByName.red)],
  fate = () => well,
  seed = 1,
  mutant = { says: "" },
  inspect,
  keepsMachines = false,
  from
}: {
  readonly lines?: ReadonlyArray<WantedLine>
  readonly fate?: (call: string) => Fate
  readonly seed?: number
  readonly mutant?: CheckoutMutant | undefined
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
  /** For the next session; then no two browsers are open at the same time. */
  readonly keepsMachines?: boolean
  /** What the guest's calls come from, if open orders are limited. */
  readonly from?: Buyer["from"]
} = {}) => {
  const clock = new VirtualClock(someNow)
  const { shop, ...lists } = changingShop(Object.values(goodsByName), regions)
  shop.putEgiftTemplates(someTemplate)
  const random = seededRandom(seed)
  /** Calls that do not reach the shop. */
  const deaf = new Set<string>()
  const at = () => instant(clock.now())
  const port = (): CheckoutPort => checkoutOver(shop.stores, random, { language: "id", now: at(), from })
  /** Every call by itself, at the moment it arrives. */
  const calls: CheckoutPort = {
    open: (input) => Effect.suspend(() => shop.inTransaction(port().open(input))),
    read: (input) => Effect.suspend(() => port().read(input)),
    change: (input) => Effect.suspend(() => shop.inTransaction(port().change(input))),
    shippingOptions: (input) => Effect.suspend(() => port().shippingOptions(input)),
    deliveryDays: (input) => Effect.suspend(() => port().deliveryDays(input)),
    paymentMethods: (input) => Effect.suspend(() => port().paymentMethods(input)),
    place: (input) => Effect.suspend(() => shop.inTransaction(port().place(input))),
    orderByCheckout: (input) => Effect.suspend(() => port().orderByCheckout(input)),
    payAgain: (input) => Effect.suspend(() => shop.inTransaction(port().payAgain(input)))
  }
  const line = overLine(mutant.shop?.(calls) ?? calls, clock, (call) =>
    deaf.has(call) ? { ...well, lost: "call" } : fate(call)
  )
  const { ordering, browser, openTab } = checkoutTabs({ port: line.port, clock, lines, mutant, inspect, keepsMachines })
  /** The shop releases everything that was not ordered, as it does after half an hour. */
  const letsGo = (): void => {
    for (const held of shop.state().checkouts.values())
      Effect.runSync(shop.stores.checkouts.save({ ...held, expiresAt: at() }, held.version))
  }
  return {
    clock,
    shop,
    /** What the merchant takes out of the lists, and puts back. */
    lists,
    line,
    ordering,
    browser,
    deaf,
    letsGo,
    openTab,
    orders: () => [...shop.state().orders.values()]
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** Milliseconds in which a call over a good line is long answered. */
export const moment = 200

/** Goes as far as the last button, choosing a bank. */
export const prepare = async ({ clock }: Browser, tab: CheckoutTab): Promise<void> => {
  await clock.advance(moment)
  tab.say({ type: "draft.changed", draft: details })
  tab.say({ type: "details.sent" })
  await clock.advance(moment)
  tab.say({ type: "delivery.sent" })
  tab.say({ type: "bank.chosen", bank: BankId("bca") })
  await clock.advance(moment)
}

/** An address at which this number answers. */
export const addressOf = (national: string): Address => ({
  recipient: "Kantor Rani",
  phone: { code: "+62", national },
  province: { id: "31" as never, name: "DKI Jakarta" },
  city: { id: "31.74" as never, name: "Jakarta Selatan", kind: "Kota" },
  district: { id: "31.74.07" as never, name: "Kebayoran Baru" },
  village: { name: "Gunung" },
  postalCode: "12120",
  line: "Jl. Melawai 1"
})
