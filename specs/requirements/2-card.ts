import type { Requirement } from "./requirement.ts"

const cardTextRuleSpec = "specs/catalogue/card-text.rule.spec.ts"
const productCardViewSpec = "specs/pricing/product-card.view.spec.ts"

export const productCard: ReadonlyArray<Requirement> = [
  {
    id: 107,
    says: "Image, brand, name, discounted range price, struck range, rating, count, heart",
    state: "PART",
    missing:
      "all but the heart, which the toggle wishlist hides (core/toggles/features.ts) until members have a wishlist",
    work: "belonging"
  },
  {
    id: 108,
    says: "Name cut 25 + ellipsis; non-desktop >38 cut to 25",
    state: "DONE",
    proofs: [
      { file: cardTextRuleSpec, title: "is cut to 25 characters beyond 25 on wide screens, beyond 38 on narrow ones" },
      { file: productCardViewSpec, title: "cuts a name of 26 to 38 characters on wide screens only" }
    ],
    note: "core/catalogue/card-text.rule.ts"
  },
  {
    id: 109,
    says: "Links to /product/{category slug}/{id}-{name slug}",
    state: "DONE",
    proofs: [{ file: productCardViewSpec, title: "shows everything the specification asks of it" }],
    note: "core/catalogue/links.ts"
  },
  {
    id: 110,
    says: "Review-specific URL when no default category",
    state: "PART",
    missing:
      "cardPath leads to /review/add/{id}: a 404 today; demo has no such product, an imported one without category has a dead card",
    work: "reviews"
  },
  {
    id: 111,
    says: "Placeholder on no image or image error",
    state: "DONE",
    proofs: [{ file: "specs/ui/picture.spec.ts", title: "holds the place with a mark if there is none" }],
    note: "ui/kit/picture/Picture.tsx draws the kawung mark"
  },
  {
    id: 112,
    says: "'N Review' + s when N not zero",
    state: "DONE",
    proofs: [
      { file: cardTextRuleSpec, title: "takes an s wherever it is not zero, as the specification has it" },
      { file: productCardViewSpec, title: "counts one review as 1 Reviews, literally" }
    ],
    note: "core/catalogue/card-text.rule.ts"
  },
  {
    id: 113,
    says: "Shop now button (desktop)",
    state: "DONE",
    proofs: [
      { file: productCardViewSpec, title: "shows everything the specification asks of it" },
      { file: productCardViewSpec, title: "invites to shop only what can be bought" }
    ],
    note: "core/pricing/product-card.view.ts"
  },
  {
    id: 114,
    says: "See review if reviews exist, else Add review",
    state: "PART",
    missing: "See review works; Add review opens the login dialog even for members and leads nowhere",
    work: "reviews"
  },
  {
    id: 115,
    says: "Shop now conditions: share URL, available, active, id_product, stock",
    state: "DONE",
    proofs: [
      {
        file: "specs/catalogue/availability.rule.spec.ts",
        title: "shows only where all five conditions hold (specification 2)"
      },
      { file: productCardViewSpec, title: "invites to shop only what can be bought" }
    ],
    note: "core/catalogue/availability.rule.ts"
  },
  {
    id: 116,
    says: "Sale label SALE or percent",
    state: "DONE",
    proofs: [
      { file: "specs/pricing/label.rule.spec.ts", title: "labels a sale before a percentage" },
      { file: productCardViewSpec, title: "strikes nothing and labels nothing that is not reduced" }
    ],
    note: "core/pricing/label.rule.ts"
  },
  {
    id: 117,
    says: "Recently bought: REVIEWED + trusted-review icon",
    state: "DONE",
    proofs: [{ file: "specs/orders/member-orders.spec.ts", title: "finds what they bought once they have it" }],
    note: "ui/profile/RecentlyBought.tsx"
  }
]

export const adSlots: ReadonlyArray<Requirement> = [
  {
    id: 118,
    says: "Top desktop 970x250, mobile 320x100",
    state: "NONE",
    missing: "no ads area, no slot",
    work: "window"
  },
  {
    id: 119,
    says: "Side desktop 240x400, mobile 320x50",
    state: "NONE",
    missing: "no ads area, no slot",
    work: "window"
  },
  {
    id: 120,
    says: "Smaller side desktop 250x250 only",
    state: "NONE",
    missing: "no ads area, no slot",
    work: "window"
  },
  { id: 121, says: "Empty slots hidden", state: "NONE", missing: "no ads area, no slot", work: "window" }
]
