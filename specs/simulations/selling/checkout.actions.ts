import { unitsPerCombination } from "#core/cart/cart.ts"
import type { BankId } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { ServiceId } from "#core/shipping/shipping.ts"
import { details, gift, goodsByName, wantedLine } from "../../checkout/checkout-fixture.ts"
import { priceOf } from "../../pricing/some-goods.ts"
import type { Mood } from "../personas.ts"
import type { Action } from "../simulation.ts"
import { everything, namedIn, type Ordering, orders, ordersElsewhere, type Said } from "./ordering-moments.ts"

const says = (words: string, weight: number, mood: Mood, ...events: ReadonlyArray<Said>): Action<Ordering> => ({
  says: words,
  weight,
  mood,
  does: ({ tabs }, tab) => {
    for (const event of events) tabs[tab]?.say(event)
  }
})

/** What is sold is sold: the stock only gets what orders do not hold. */
const puts = ({ browser: { shop, orders } }: Ordering, goods: Goods, price: number, stock: number): void => {
  const isHeld = orders().some(({ lines }) => lines.some((line) => line.goods.combination === goods.combination))
  shop.put({ ...goods, price: priceOf(price), stock: isHeld ? 0 : stock })
}

const words = {
  "total.accepted": "accepts the new amount",
  "total.declined": "closes the question about the new amount",
  "shortage.accepted": "takes what is left",
  "shortage.declined": "closes the question about what is left",
  "retry.wanted": "tries again",
  "connection.returned": "is connected again",
  "page.seen": "comes back to the page"
} as const

/** Calls that get no answer for some time. */
const deafness = {
  paymentMethods: "tells of no banks",
  shippingOptions: "tells of no couriers",
  read: "cannot say what an order holds",
  place: "hears of no orders"
}

/** Goods by name, as stories call them. */
const names = { red: "the red one", plum: "the plum one", perfume: "the perfume" } as const

const chosen = <T extends string>(weight: number, what: ReadonlyArray<string>, said: (one: T) => Said) =>
  what.map((one) => says(`chooses ${one}`, weight, "change", said(one as T)))

const getsDearer = (world: Ordering): void => {
  const { price } = world.browser.shop.state().goods.get(goodsByName.red.combination) ?? goodsByName.red
  puts(world, goodsByName.red, price.price === 130_000 ? 135_000 : 130_000, goodsByName.red.stock)
}
const closesBca = ({ browser: { lists } }: Ordering): void => void lists.removeBank("bca")

/** Actions at the order, and what the shop does meanwhile. */
export const orderingActions: ReadonlyArray<Action<Ordering>> = [
  says("fills everything in", 4, "right", { type: "draft.changed", draft: details }, { type: "details.sent" }),
  says("fills everything in and chooses bca", 12, "right", ...everything),
  says("sends what is filled in", 0.5, "wrong", { type: "details.sent" }),
  says("empties the name", 0.3, "wrong", { type: "draft.changed", draft: { recipient: "" } }),
  says("leaves the name", 0.3, "look", { type: "field.left", field: "recipient" }),
  says("says where exactly", 0.4, "change", {
    type: "location.given",
    location: { latitude: -6.24, longitude: 106.79 }
  }),
  ...chosen<ServiceId>(0.7, ["jne.reg", "pos.reguler", "gosend.same-day", "jne.yes"], (service) => ({
    type: "service.chosen",
    service
  })),
  ...chosen<BankId>(1.7, ["bca", "mandiri", "bni"], (bank) => ({ type: "bank.chosen", bank })),
  says("wants it insured", 0.6, "change", { type: "insurance.chosen", insured: true }),
  says("wants it uninsured", 0.4, "change", { type: "insurance.chosen", insured: false }),
  says("takes a paper bag", 0.6, "change", { type: "paperBag.chosen", paperBag: true }),
  says("takes no paper bag", 0.3, "change", { type: "paperBag.chosen", paperBag: false }),
  says("wants it sent and not picked up", 0.3, "change", { type: "pickup.chosen", pickup: "none" }),
  says("writes a note", 0.4, "change", { type: "note.changed", note: "Titip di satpam" }),
  says("orders", 22, "right", { type: "place.wanted" }),
  ordersElsewhere,
  says("goes on from the couriers", 1, "right", { type: "delivery.sent" }),
  ...(["details", "delivery", "payment"] as const).map((step) =>
    says(`goes to the ${step}`, 0.5, "look", { type: "step.wanted", step })
  ),
  ...(Object.keys(words) as ReadonlyArray<keyof typeof words>).map((type) =>
    // What is left is nothing only now and then.
    says(words[type], type.startsWith("shortage") ? 4 : 2.5, "look", { type })
  ),
  {
    says: "wants one of each alone",
    weight: 0.4,
    mood: "change",
    does: (world, tab) => {
      const named = world.tabs[tab] ? namedIn(world, world.tabs[tab]) : []
      world.tabs[tab]?.say({ type: "lines.changed", lines: named.map((line) => ({ ...line, quantity: 1 })) })
    }
  },
  ...[0, 1].map(
    (at): Action<Ordering> => ({
      says: `wants only line ${at + 1} in this tab`,
      weight: 0.4,
      mood: "change",
      does: (world, tab) => {
        const named = world.tabs[tab] ? namedIn(world, world.tabs[tab]) : []
        const [wanted, lines] = [world.lines[at], named.filter((line) => line === world.lines[at])]
        if (wanted === undefined || lines.length > 0) world.tabs[tab]?.say({ type: "lines.changed", lines })
      }
    })
  ),
  {
    says: "was away until the shop let go of it",
    weight: 0.6,
    mood: "look",
    does: ({ browser }) => browser.letsGo()
  },
  {
    says: "empties the bag elsewhere, and comes here again",
    weight: 0.25,
    mood: "change",
    does: ({ browser: { browser }, tabs }, tab) => {
      browser.bag = []
      tabs[tab]?.reload()
    }
  },
  {
    says: "has no room left in this browser",
    weight: 0.7,
    mood: "wrong",
    does: ({ browser: { browser } }) => {
      browser.fails = true
    }
  },
  ...Object.entries(deafness).map(
    ([call, what]): Action<Ordering> => ({
      says: `finds that the shop ${what}`,
      weight: 0.4,
      mood: "look",
      does: ({ browser: { deaf } }) => {
        deaf.add(call)
      }
    })
  ),
  {
    says: "finds that the shop tells everything again",
    weight: 0.4,
    mood: "look",
    does: ({ browser: { deaf } }) => {
      deaf.clear()
    }
  },
  {
    says: "goes to the bag and comes here again",
    weight: 1.5,
    mood: "change",
    does: ({ tabs }, tab) => tabs[tab]?.reload()
  },
  {
    says: "makes room in this browser",
    weight: 0.7,
    mood: "right",
    does: ({ browser: { browser } }) => {
      browser.fails = false
    }
  },
  {
    says: "finds that bca has no account any more",
    weight: 0.4,
    mood: "look",
    does: closesBca
  },
  {
    says: "finds that pos.reguler does not come any more",
    weight: 0.3,
    mood: "look",
    does: ({ browser: { lists } }) => void lists.removeCourier("pos.reguler")
  },
  {
    says: "finds a shop without couriers and banks",
    weight: 0.4,
    mood: "look",
    does: ({ browser: { lists } }) => lists.empty()
  },
  {
    says: "finds the own district off the map",
    weight: 0.3,
    mood: "look",
    does: ({ browser: { lists } }) => {
      if (details.district) lists.removeDistrict(details.district.id)
    }
  },
  {
    says: "finds banks, couriers and the map as they were",
    weight: 0.6,
    mood: "look",
    does: ({ browser: { lists } }) => lists.restore()
  },
  orders(2, "the red one gets dearer", getsDearer),
  orders(1.2, "the red one gets dearer, and bca closes right after", getsDearer, closesBca),
  orders(0.7, "the red one gets dearer, and the shop lets go of it right after", getsDearer, ({ browser }) =>
    browser.letsGo()
  ),
  orders(
    0.7,
    "the red one gets dearer, and the shop hears no choices right after",
    getsDearer,
    ({ browser: { deaf } }) => {
      deaf.add("change")
    }
  ),
  // The key is stored by then.
  orders(2, "this browser runs out of room", ({ clock, browser: { browser } }) =>
    clock.setTimeout(() => {
      browser.fails = true
    }, 1)
  ),
  orders(1, "everything is sold", (world) => {
    for (const goods of Object.values(goodsByName)) puts(world, goods, goods.price.price, 0)
  }),
  orders(1, "the shop hears of no orders, and cannot say what one holds", ({ browser: { deaf } }) => {
    deaf.add("place").add("read")
  }),
  orders(
    1,
    "bca closes, and the shop cannot say right after what an order holds",
    closesBca,
    ({ browser: { deaf } }) => void deaf.add("read")
  ),
  ...(Object.keys(names) as ReadonlyArray<keyof typeof names>).flatMap(
    (name): ReadonlyArray<Action<Ordering>> => [
      {
        says: `sees the price of ${names[name]} rise`,
        weight: 0.5,
        mood: "look",
        does: (world) => puts(world, goodsByName[name], 130_000, goodsByName[name].stock)
      },
      {
        says: `is too late for ${names[name]}`,
        weight: 0.5,
        mood: "look",
        does: (world) => puts(world, goodsByName[name], 100_000, 0)
      },
      {
        says: `finds ${names[name]} back in the shop`,
        weight: 0.4,
        mood: "look",
        does: (world) => puts(world, goodsByName[name], 100_000, goodsByName[name].stock)
      }
    ]
  )
]

/** What a shopper may want: each is a setting. */
const two = [wantedLine(goodsByName.red, 2), wantedLine(goodsByName.plum)]
export const bags = [
  ...Array.from({ length: 5 }, () => ["a guest with two kinds of goods", two] as const),
  ["a guest with perfume, which does not fly", [wantedLine(goodsByName.perfume)]],
  ["a guest with a gift card alone", [gift]],
  ["a guest who wants more than a guest may have", [wantedLine(goodsByName.red, unitsPerCombination + 1)]],
  ["a guest with nothing in the bag", []]
] as const
