import type { Requirement } from "./requirement.ts"

const productCardViewSpec = "specs/pricing/product-card.view.spec.ts"
const configSpec = "specs/server/config.spec.ts"
const setupSpec = "specs/server/ops/setup.spec.ts"
const formatSpec = "specs/ui/format.spec.ts"

export const config: ReadonlyArray<Requirement> = [
  {
    id: 444,
    says: "Timezone Asia/Jakarta",
    state: "DONE",
    proofs: [
      { file: formatSpec, title: "name the day in Jakarta" },
      {
        file: "specs/kernel/calendar.spec.ts",
        title: "agrees with plain arithmetic of UTC+7 at every moment since 1970"
      }
    ],
    note: "core/kernel/moment.ts"
  },
  {
    id: 445,
    says: "Relative time words (11)",
    state: "DONE",
    proofs: [{ file: formatSpec, title: "of %i seconds are written in the words of the specification" }],
    note: "core/kernel/moment.ts, the words in shop.age"
  },
  {
    id: 446,
    says: "Rp with dot thousands",
    state: "DONE",
    proofs: [
      { file: productCardViewSpec, title: "shows everything the specification asks of it" },
      {
        file: "specs/journeys/buying/buy.journey.ts",
        title: "a guest buys a lipstick and follows it home on a ${line} line"
      }
    ],
    note: "core/kernel/money.ts"
  },
  { id: 447, says: "beautyPointBase 50000", state: "NONE", missing: "not in core", work: "worth" },
  {
    id: 448,
    says: "limitOrderProduct 20",
    state: "DONE",
    proofs: [
      {
        file: "specs/cart/limits.rule.spec.ts",
        title: "hold twenty of a combination together, and are a hundred at most"
      },
      { file: "specs/cart/cart.machine.spec.ts", title: "says what an order takes at most and what is left" }
    ],
    note: "core/cart/limits.rule.ts"
  },
  {
    id: 449,
    says: "freeShippingLimit 200000",
    state: "DONE",
    proofs: [
      {
        file: "specs/shipping/free-shipping.rule.spec.ts",
        title: "takes off the whole fee of regular services from Rp200.000 of goods on"
      },
      { file: "specs/shipping/free-shipping.rule.spec.ts", title: "says what is missing" }
    ],
    note: "core/shipping/free-shipping.rule.ts"
  },
  {
    id: 450,
    says: "Three company bank accounts",
    state: "DONE",
    proofs: [
      {
        file: setupSpec,
        title: "has three company accounts and sixteen stores, the fifth the default (specification 9)"
      },
      {
        file: "specs/server/named-calls.spec.ts",
        title: "answers the ways to pay: a transfer to one of three accounts"
      }
    ],
    note: "adapters/demo/data/banks.json"
  },
  {
    id: 451,
    says: "16 store ids with names, default 5",
    state: "DONE",
    proofs: [
      {
        file: setupSpec,
        title: "has three company accounts and sixteen stores, the fifth the default (specification 9)"
      },
      { file: "specs/contracts/content.spec.ts", title: "answers the stores, the default one first" }
    ],
    note: "adapters/demo/data/stores.json"
  },
  {
    id: 452,
    says: "payment environment production",
    state: "DONE",
    proofs: [{ file: "specs/payments/callbacks.spec.ts", title: "of another payment environment move nothing" }],
    note: "PAYMENT_ENVIRONMENT, production by default; notices of another one are refused"
  },
  {
    id: 453,
    says: "Ten public, five journal mirrors",
    state: "PART",
    missing: "rotation code without mirrors",
    work: "window"
  },
  {
    id: 454,
    says: "Image widths 169, 50, 30, 60, 72, 84, 90, 100, 112",
    state: "PART",
    missing:
      "pictures are 240…1440 px only; 169, 50, 30, 60, 84, 90, 100, 112 never produced; sizes 72/112/169 appear as layout",
    work: "window"
  },
  {
    id: 455,
    says: "Truncation 25 and 38",
    state: "DONE",
    proofs: [
      {
        file: "specs/catalogue/card-text.rule.spec.ts",
        title: "is cut to 25 characters beyond 25 on wide screens, beyond 38 on narrow ones"
      }
    ],
    note: "core/catalogue/card-text.rule.ts"
  },
  {
    id: 456,
    says: "Text trim lengths 180, 150, 100, 700, 300, 30",
    state: "PART",
    missing: "150 (teaser, meta), 300, 700 used; 180, 100, 30 not",
    work: "window"
  },
  {
    id: 457,
    says: "Swatches up to 3, labels up to 2",
    state: "DONE",
    proofs: [
      { file: productCardViewSpec, title: "shows everything the specification asks of it" },
      {
        file: "specs/catalogue/catalogue.usecases.spec.ts",
        title: "says everything in the reader's language, its default combination first"
      }
    ],
    note: "core/catalogue/card.rule.ts"
  },
  {
    id: 458,
    says: "Age buckets",
    state: "DONE",
    proofs: [
      {
        file: "specs/profile/age-bucket.rule.spec.ts",
        title: "has the names of the specification, with 18 in the first and 40 in the last"
      }
    ],
    note: "core/profile/age-bucket.rule.ts"
  },
  {
    id: 459,
    says: "Seven sorts",
    state: "DONE",
    proofs: [
      { file: "specs/search/order.rule.spec.ts", title: "mean what they say" },
      {
        file: "specs/listing/filters.view.spec.ts",
        title: "begin with what sells, and in a search with what fits best"
      }
    ],
    note: "core/search/sort.ts"
  },
  {
    id: 460,
    says: "Environment config of service endpoints and keys",
    state: "DONE",
    proofs: [
      { file: configSpec, title: "are the table of the README, word for word" },
      { file: configSpec, title: "refuse %o and say what to do" }
    ],
    note: "adapters/server/config.ts"
  }
]
