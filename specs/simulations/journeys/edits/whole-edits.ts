import type { WholeEdit } from "./whole.ts"

/** Those who order in one way for some days. */
const some = { shoppers: 30, days: 4, seed: 5, persona: "impatient" } as const

/** Edits of one line in the core that shoppers of the whole shop find: machines, requests, server and database together. */
export const wholeEdits: ReadonlyArray<WholeEdit> = [
  {
    says: "adds a rupiah that no step names",
    file: "core/pricing/quote.rule.ts",
    find: "sum = yield* exact(sum + amount)",
    put: "sum = yield* exact(sum + amount + 1)",
    breaks: "J2",
    crowd: { shoppers: 4, days: 1, seed: 1 }
  },
  {
    says: "logs out without ending the session",
    file: "core/account/session/session.usecases.ts",
    find: "yield* sessions.end(session)\n            const besides",
    put: "const besides",
    breaks: "J9",
    crowd: { shoppers: 12, days: 2, seed: 2 }
  },
  {
    says: "sends codes without a pause",
    file: "core/account/otp/otp.usecases.ts",
    find: "waitMs: rules.resendWaitMs,",
    put: "waitMs: 0,",
    breaks: "J32",
    crowd: { shoppers: 60 }
  },
  {
    says: "locks at the sixth wrong password",
    file: "core/account/login/attempts.rule.ts",
    find: "lockAt: 5",
    put: "lockAt: 6",
    breaks: "J12"
  },
  {
    says: "sends a sixth code on one day",
    file: "core/account/otp/otp-limit.rule.ts",
    find: "sendsPerDay: 5",
    put: "sendsPerDay: 6",
    breaks: "J11"
  },
  {
    says: "shows an order to all who know its code",
    file: "core/orders/orders.usecases.ts",
    find: "return isTheirs || isOpened ? order : yield* new OrderUnknown()",
    put: "return order",
    breaks: "J5"
  },
  {
    says: "mixes e-gifts with goods",
    file: "core/cart/mixing.rule.ts",
    find: 'if (others.some(({ giftCard }) => giftCard !== added.giftCard)) return "EGIFT_MIX"',
    put: "",
    breaks: "J33",
    crowd: { ...some, way: "egift" }
  },
  {
    says: "ships free above Rp200.000 only",
    file: "core/shipping/free-shipping.rule.ts",
    find: "goods >= freeShippingLimit ? fee",
    put: "goods > freeShippingLimit ? fee",
    breaks: "J34",
    crowd: { ...some, way: "parcel", shoppers: 60 }
  },
  {
    says: "earns a point for every Rp40.000",
    file: "core/points/points.ts",
    find: "pointBase = 50_000",
    put: "pointBase = 40_000",
    breaks: "J15",
    crowd: { ...some, way: "parcel", days: 14 }
  },
  {
    says: "takes money for an order that has ended",
    file: "core/orders/transfer/transfer-target.rule.ts",
    find: "=> waitingStatuses.has(status)",
    put: '=> waitingStatuses.has(status) || status === "expired"',
    breaks: "J31"
  },
  {
    says: "holds what is fetched in a store for a week",
    file: "core/pickup/pickup-time.rule.ts",
    find: "heldDays = 3",
    put: "heldDays = 7",
    breaks: "J28",
    crowd: { ...some, way: "pickup", days: 9 }
  },
  {
    says: "writes no letter about a parcel that left",
    file: "core/orders/transfer/money-news.rule.ts",
    find: '"parcel.shipped": "order-shipped",',
    put: "",
    breaks: "J29"
  },
  {
    says: "gives the money of an open e-gift back",
    file: "core/orders/egift/egift.usecases.ts",
    find: "if (opened) return yield* new EgiftOpened()",
    put: "",
    breaks: "J26",
    crowd: { ...some, way: "egift", shoppers: 60, days: 6 }
  },
  {
    says: "packs what was ordered ahead at once",
    file: "core/orders/due.rule.ts",
    find: 'case "waiting_release":\n      return releaseAt({ lines, events })',
    put: 'case "waiting_release":\n      return events.at(-1)?.at',
    breaks: "J22",
    crowd: { ...some, way: "ahead", days: 6 }
  }
]
