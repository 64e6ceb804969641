import type { Requirement } from "./requirement.ts"

const demoSpec = "specs/search/demo.spec.ts"
const filtersRuleSpec = "specs/search/filters.rule.spec.ts"
const namedCallsSpec = "specs/server/named-calls.spec.ts"
const specifiedCallsSpec = "specs/server/specified-calls.spec.ts"

export const limits: ReadonlyArray<Requirement> = [
  {
    id: 420,
    says: "Login lock 5, warnings 3 and 4",
    state: "DONE",
    proofs: [
      { file: "specs/account/rules/attempts.rule.spec.ts", title: "%i: %s" },
      {
        file: "specs/account/session.usecases.spec.ts",
        title: "warns at the third wrong password, once more at the fourth, and locks at the fifth"
      }
    ],
    note: "core/account/login/attempts.rule.ts"
  },
  {
    id: 421,
    says: "OTP 5 a day, 30 s, error 5 s",
    state: "DONE",
    proofs: [
      {
        file: "specs/account/rules/otp-limit.rule.spec.ts",
        title: "lets no two leave within 30 seconds, nor more than 5 on a Jakarta day"
      },
      {
        file: "specs/account/otp.machine.spec.ts",
        title: "says what is wrong for five seconds: after %i ms it says %s"
      }
    ],
    note: "core/account/otp/otp-limit.rule.ts"
  },
  { id: 422, says: "Review block 3/1 h, 20/15 min/6 h", state: "PART", missing: "rule, machine only", work: "reviews" },
  { id: 423, says: "Review minimum 150", state: "PART", missing: "rule only", work: "reviews" },
  {
    id: 424,
    says: "Review list limit 20",
    state: "DONE",
    proofs: [
      {
        file: "specs/reviews/all-reviews.machine.spec.ts",
        title: "load further pages behind the first, twenty at a time, until there are no more"
      }
    ],
    note: "core/reviews/review.ts"
  },
  {
    id: 425,
    says: "Password 6-60, username 4-16, names 32, phone 10-14 / 7-14",
    state: "DONE",
    proofs: [
      { file: "specs/account/rules/field.rule.spec.ts", title: "%o of %j: %s" },
      { file: "specs/house/text-limits.spec.ts", title: "says the limits of the specification: %s" }
    ],
    note: "core/account/field.rule.ts, core/kernel/phone.rule.ts"
  },
  {
    id: 426,
    says: "Search min 3; 10 results; 12 (16 on reset)",
    state: "DONE",
    proofs: [
      { file: filtersRuleSpec, title: "need 3 characters as a person counts them, blanks around them left off" },
      { file: namedCallsSpec, title: "finds products, brands and categories by one keyword, ten products at once" },
      {
        file: "specs/search/filter-state.rule.spec.ts",
        title: "shows 16 on a page after a reset, with words, place and order as they were"
      }
    ],
    note: "core/search/query.ts, adapters/wire/search.facades.ts"
  },
  {
    id: 427,
    says: "Suggestions 5 products, 3 brands",
    state: "DONE",
    proofs: [
      { file: demoSpec, title: "offers products, brands, categories and whole searches, within their limits" },
      { file: specifiedCallsSpec, title: "asks for suggestions by type" }
    ],
    note: "core/search/suggest.rule.ts"
  },
  {
    id: 428,
    says: "Category page size 12",
    state: "DONE",
    proofs: [
      { file: specifiedCallsSpec, title: "asks for 12 products without naming them" },
      {
        file: "specs/journeys/browse.journey.ts",
        title: "a shopper narrows a category and finds the way back on a ${line} line"
      }
    ],
    note: "core/search/query.ts"
  },
  {
    id: 429,
    says: "Rating range +0.999",
    state: "DONE",
    proofs: [
      { file: filtersRuleSpec, title: "turn stars into the range from them to 0.999 above" },
      { file: "specs/search/facets.rule.spec.ts", title: "is filtered by the stars whose range holds its mean (D-14)" }
    ],
    note: "core/search/filters.rule.ts"
  },
  {
    id: 430,
    says: "Price slider max 1,000,000",
    state: "DONE",
    proofs: [
      { file: "specs/listing/filters.view.spec.ts", title: "can be dragged from nothing to the top in rising steps" },
      { file: filtersRuleSpec, title: "ignore a price of 0 to 1,000,000 and one from a price to itself" }
    ],
    note: "core/search/query.ts"
  },
  {
    id: 431,
    says: "Wishlist page size 5, more while skip<10",
    state: "NONE",
    missing: "no wishlist",
    work: "belonging"
  },
  {
    id: 432,
    says: "Recently searched 5, deduplicated",
    state: "DONE",
    proofs: [
      {
        file: "specs/search/history/recent.rule.spec.ts",
        title: "are at most 5, newest first, each once however it was written (S6)"
      },
      {
        file: "specs/profile/profile.spec.ts",
        title: "remembers the five last searches, each once however it is written"
      }
    ],
    note: "core/search/history/recent.rule.ts"
  },
  {
    id: 433,
    says: "Popular category limit 2 desktop, 4 mobile",
    state: "DONE",
    proofs: [
      {
        file: "specs/catalogue/catalogue.usecases.spec.ts",
        title: "of popular categories shows four, with four products each"
      }
    ],
    note: "core/catalogue/product-list.ts has four; ui/catalogue/HomeScreen.tsx hides two of them on wide screens"
  },
  {
    id: 434,
    says: "Trending search 5 + fallback of five brands",
    state: "DONE",
    proofs: [
      { file: demoSpec, title: "tells what others search for" },
      {
        file: "specs/ui/specified-values.spec.ts",
        title: "offers five brands if nobody has searched yet (specification 9)"
      }
    ],
    note: "core/search/lists.rule.ts"
  },
  {
    id: 435,
    says: "Curated trending 10; have-you-tried 10; you-might-love 10",
    state: "PART",
    missing: "have-you-tried and you-might-love 10 on screens; no curated screen",
    work: "belonging"
  },
  {
    id: 436,
    says: "Brand letters limit 300",
    state: "DONE",
    proofs: [{ file: specifiedCallsSpec, title: "asks for 300 letters of brands" }],
    note: "adapters/wire/catalogue.wire.ts"
  },
  {
    id: 437,
    says: "Categories fetch limit 10, depth 3",
    state: "DONE",
    proofs: [
      {
        file: namedCallsSpec,
        title: "answers categories ten at once, those below one, its brands and the way down to it"
      }
    ],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 438,
    says: "Home banners up to 2 teaser and 2 floating",
    state: "PART",
    missing: "teaser pair capped at 2 (PromoPair slice 0,2); floating banners not drawn",
    work: "window"
  },
  {
    id: 439,
    says: "Popup once per 24 h; retry 3; called flag 1 s",
    state: "PART",
    missing: "24 h and 3 retries; no banner-called flag after 1 s",
    work: "window"
  },
  { id: 440, says: "Chunk load timeout 120 s", state: "NONE", missing: "no 120 s in ui (grep)", work: "window" },
  {
    id: 441,
    says: "Beauty profile 3 steps",
    state: "DONE",
    proofs: [
      {
        file: "specs/profile/beauty-profile.machine.spec.ts",
        title: "the beauty profile has three steps, saved one by one, and one answer to each question that takes one"
      },
      {
        file: "specs/journeys/profile.journey.ts",
        title: "a member keeps her addresses, moves to another number, and has a beauty profile"
      }
    ],
    note: "core/profile/beauty/beauty.ts"
  },
  {
    id: 442,
    says: "Default +62",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/members.journey.ts",
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      { file: "specs/journeys/number-alone.journey.ts", title: "a number alone begins an account" }
    ],
    note: "core/kernel/phone.rule.ts"
  },
  { id: 443, says: "Tracking page view 400 ms; fetch 500 ms", state: "NONE", missing: "no tracking", work: "window" }
]
