import type { Requirement } from "./requirement.ts"

const memberOrdersSpec = "specs/orders/member-orders.spec.ts"
const callbacksSpec = "specs/payments/callbacks.spec.ts"
const namedCallsSpec = "specs/server/named-calls.spec.ts"

export const orderCalls: ReadonlyArray<Requirement> = [
  {
    id: 364,
    says: "GET {all-home-banner}/all filter locations",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers banners by place, in groups" },
      {
        file: "specs/contracts/content.spec.ts",
        title: "answers the banners that run now, in the merchant's order, with the cards of their products"
      }
    ],
    note: "adapters/wire/banners.wire.ts"
  },
  {
    id: 365,
    says: "GET users/me/recently-bought",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers a member's bag, orders and purchases at each of their addresses" },
      { file: memberOrdersSpec, title: "finds what they bought once they have it" }
    ],
    note: "adapters/wire/selling/member-orders.wire.ts"
  },
  {
    id: 366,
    says: "GET /user/me/orders/count",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers a member's bag, orders and purchases at each of their addresses" },
      { file: memberOrdersSpec, title: "reads their own orders without a key; to everybody else they are unknown" }
    ],
    note: "adapters/wire/selling/member-orders.wire.ts"
  },
  {
    id: 367,
    says: "/users/me/orders",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers a member's bag, orders and purchases at each of their addresses" },
      { file: "specs/server/accounts/members-only.spec.ts", title: "never find another member's objects" }
    ],
    note: "adapters/wire/selling/member-orders.wire.ts"
  },
  {
    id: 368,
    says: "/user/me/orders",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers a member's bag, orders and purchases at each of their addresses" }
    ],
    note: "adapters/wire/selling/member-orders.wire.ts, `aliases`"
  },
  {
    id: 369,
    says: "/order",
    state: "DONE",
    proofs: [
      {
        file: "specs/orders/refusals.spec.ts",
        title: "as a price, a total or a discount is refused, and never believed"
      },
      {
        file: "specs/journeys/buying/buy.journey.ts",
        title: "a guest buys a lipstick and follows it home on a ${line} line"
      }
    ],
    note: "adapters/wire/selling/checkout.wire.ts"
  },
  {
    id: 370,
    says: "/payment-methods",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers the ways to pay: a transfer to one of three accounts" }],
    note: "adapters/wire/selling/checkout.wire.ts"
  },
  {
    id: 371,
    says: "/payments",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "begins no payment of an order that is not there" }],
    note: "adapters/wire/selling/checkout.wire.ts: a new checkout of an order that ended unpaid"
  },
  {
    id: 372,
    says: "/payment-confirms",
    state: "DONE",
    proofs: [{ file: "specs/orders/held-stock.spec.ts", title: "is not released by a mere claim of payment" }],
    note: "adapters/wire/selling/orders.wire.ts"
  },
  {
    id: 373,
    says: "/payments/callback",
    state: "DONE",
    proofs: [
      { file: callbacksSpec, title: "move nothing when they are forged, changed or old" },
      { file: callbacksSpec, title: "are one payment when the same comes 100 times at once" }
    ],
    note: "adapters/payments/callback.ts"
  },
  { id: 374, says: "POST /sessions/me", state: "NONE", missing: "no call", work: "window" },
  {
    id: 375,
    says: "GET /product/ppr",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers an empty list where the specification names no content (D-71): %s" }
    ],
    note: "adapters/wire/catalogue.facades.ts; an empty list (D-71)"
  },
  { id: 376, says: "POST /user/me/actions", state: "NONE", missing: "no call", work: "window" },
  {
    id: 377,
    says: "SSO broker at startup",
    state: "DONE",
    proofs: [
      { file: "specs/server/accounts/account-sessions.spec.ts", title: "cost a guest nothing: no cookie, no question" },
      { file: namedCallsSpec, title: "tells the sites that share the log-in who is logged in" }
    ],
    note: "adapters/wire/account/account.facades.ts, adapters/browser/broker.ts"
  },
  { id: 378, says: "Journal API", state: "PART", missing: "/articles always []", work: "window" },
  { id: 379, says: "Point-of-sale store API", state: "PART", missing: "/stores only; no store stock", work: "kinds" },
  { id: 380, says: "Conversion-tracking call", state: "NONE", missing: "/conversions/events 404", work: "window" },
  {
    id: 381,
    says: "/json/v1/login",
    state: "DONE",
    proofs: [{ file: "specs/server/accounts/account-calls.spec.ts", title: "refuse to log in with %s" }],
    note: "adapters/wire/account/account-sessions.wire.ts, `aliases`"
  },
  {
    id: 382,
    says: "Avatar fetched as blob without credentials",
    state: "DONE",
    proofs: [
      {
        file: "specs/profile/profile.spec.ts",
        title: "has a re-encoded picture, square in two sizes, and the old one is gone"
      }
    ],
    note: "adapters/media/avatars.ts; /media/… needs no login"
  }
]
