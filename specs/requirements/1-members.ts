import type { Requirement } from "./requirement.ts"

const profileJourney = "specs/journeys/profile.journey.ts"
const profileSpec = "specs/profile/profile.spec.ts"

export const members: ReadonlyArray<Requirement> = [
  {
    id: 1,
    says: "Browse by category, brand, origin",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/browse.journey.ts",
        title: "a shopper narrows a category and finds the way back on a ${line} line"
      },
      {
        file: "specs/search/facets.rule.spec.ts",
        title: "say how many products each value would show, as counting one by one says (D-15)"
      }
    ],
    note: "categories, brands and the origins of core/search/filters.rule.ts"
  },
  {
    id: 2,
    says: "Search with suggestions",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/search.journey.ts",
        title: "a shopper searches with the keyboard, typing errors and all, on a ${line} line"
      },
      {
        file: "specs/search/demo.spec.ts",
        title: "offers products, brands, categories and whole searches, within their limits"
      }
    ],
    note: "core/search/suggest.rule.ts, ui/search/SuggestPanel.tsx"
  },
  {
    id: 3,
    says: "Read reviews",
    state: "DONE",
    proofs: [
      { file: "specs/journeys/product.journey.ts", title: "a shopper looks closely at a product on a ${line} line" },
      {
        file: "specs/contracts/reviews.spec.ts",
        title: "say everything about a review and its writer, in the reader's language"
      },
      {
        file: "specs/journeys/without-script.journey.ts",
        title: "browsing, search, filters, paging, language and reviews work before any script"
      }
    ],
    note: "adapters/wire/reviews.wire.ts, ui/reviews/AllReviews.tsx"
  },
  {
    id: 4,
    says: "Local cart for visitors",
    state: "DONE",
    proofs: [
      { file: "specs/cart/guest-cart.usecases.spec.ts", title: "adds, sets, removes and empties" },
      { file: "specs/browser/persisted-bag.spec.ts", title: "comes back as it was stored" }
    ],
    note: "adapters/browser/guest-bag.ts"
  },
  {
    id: 5,
    says: "Guest checkout",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/buying/buy.journey.ts",
        title: "a guest buys a lipstick and follows it home on a ${line} line"
      }
    ],
    note: "core/checkout/checkout.usecases.ts, ui/checkout/OrderScreen.tsx"
  },
  {
    id: 6,
    says: "Server cart for members",
    state: "DONE",
    proofs: [
      {
        file: "specs/cart/member-bag.spec.ts",
        title: "holds what is put in, priced by the shop, and refuses what does not fit"
      },
      {
        file: "specs/journeys/joining.journey.ts",
        title: "a guest's bag and her account's are one after she logged in by password, in two tabs at once"
      }
    ],
    note: "core/cart/member-bag.usecases.ts; GET and POST /user/me/carts"
  },
  {
    id: 7,
    says: "Points for members",
    state: "PART",
    missing:
      "balance column and figure on /account (AccountScreen.tsx); no earning, no ledger, no redeem, no /points/limit (404)",
    work: "worth"
  },
  {
    id: 8,
    says: "Vouchers for members",
    state: "NONE",
    missing: "no call (/api/cart/vouchers 404), no rule, no screen; pipeline slot only (core/pricing/quote.ts slots)",
    work: "worth"
  },
  {
    id: 9,
    says: "Reviews with photos (writing)",
    state: "PART",
    missing:
      "text rule, spam rule and write-review.machine.ts only; no POST /reviews, no /review-images upload, no route",
    work: "reviews"
  },
  {
    id: 10,
    says: "Wishlist",
    state: "NONE",
    missing:
      "Heart.tsx always opens the login dialog; wishlist_product is the constant false (card.wire.ts); no call, no table",
    work: "belonging"
  },
  { id: 11, says: "Reports", state: "NONE", missing: "no call, no dialog", work: "reviews" },
  {
    id: 12,
    says: "Beauty profile",
    state: "DONE",
    proofs: [
      {
        file: profileJourney,
        title: "a member keeps her addresses, moves to another number, and has a beauty profile"
      },
      {
        file: "specs/profile/beauty-profile.machine.spec.ts",
        title: "the beauty profile has three steps, saved one by one, and one answer to each question that takes one"
      }
    ],
    note: "ui/profile/beauty/BeautyProfileScreen.tsx"
  },
  {
    id: 13,
    says: "Interests",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/members.journey.ts",
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      { file: profileSpec, title: "has beauty tags of the shop's, and newsletters that the member ticked" }
    ],
    note: "core/profile/interests.rule.ts; offered at registration and on /account/interests"
  },
  {
    id: 14,
    says: "Newsletter subscriptions",
    state: "DONE",
    proofs: [
      { file: profileJourney, title: "a member tells of herself, shows her face, and takes it all back" },
      {
        file: "specs/profile/preferences.machine.spec.ts",
        title: "no newsletter is ticked beforehand, and what is said to be saved is saved"
      }
    ],
    note: "core/profile/preferences.machine.ts; /account/newsletter"
  },
  {
    id: 15,
    says: "Optional motherhood profile",
    state: "DONE",
    proofs: [
      { file: profileJourney, title: "a member tells of herself, shows her face, and takes it all back" },
      {
        file: "specs/profile/motherhood.rule.spec.ts",
        title: "are stored with the moment of the consent, which goes on until a new one is given"
      }
    ],
    note: "core/profile/motherhood.rule.ts; /account/motherhood"
  },
  {
    id: 16,
    says: "Badges",
    state: "DONE",
    proofs: [
      { file: "specs/profile/badges.rule.spec.ts", title: "come with the time when they were earned" },
      {
        file: "specs/profile/badges.machine.spec.ts",
        title: "stand with the latest first, and those to be earned behind"
      },
      { file: profileSpec, title: "knows its badges" }
    ],
    note: "core/profile/badges.rule.ts, ui/profile/Badges.tsx; three of the four need reviews, so only members of the demo have them"
  }
]
