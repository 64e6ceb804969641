import type { Requirement } from "./requirement.ts"

export const missed: ReadonlyArray<Requirement> = [
  {
    id: 461,
    says: "mixed Indonesian and English texts in the UI (Intro)",
    state: "DONE",
    proofs: [
      { file: "specs/house/messages.spec.ts", title: "are there in both languages" },
      {
        file: "specs/journeys/without-script.journey.ts",
        title: "browsing, search, filters, paging, language and reviews work before any script"
      }
    ],
    note: "ui/messages; POST /language; D-78"
  },
  {
    id: 462,
    says: "history mode: every listed route opens directly from the server (2. Routes)",
    state: "PART",
    missing:
      "14 of 21 table rows answer (14 of 22 paths); /add-product, /review/add(/{id}), /our-curated-selections, /our-curated-selection/x, /recommendation, /expert, /expert/users are 404",
    work: "reviews"
  },
  {
    id: 463,
    says: "/review/add without product (choose the product first) (2. Routes)",
    state: "NONE",
    missing: "404; nothing chooses a product",
    work: "reviews"
  },
  {
    id: 464,
    says: "review form: duration, recommend, repurchase, tags, combination (fields of section 3 written by a person) (3. Review)",
    state: "NONE",
    missing: "no form; write-review.port.ts takes product, combination and details only",
    work: "reviews"
  },
  {
    id: 465,
    says: "public profile of another member by user name (GET /users) on a page (3. User)",
    state: "PART",
    missing: "call answers without login; no page shows it",
    work: "reviews"
  },
  {
    id: 466,
    says: "e-gift: recipient data (egift_info) entered by the shopper (4. Cart)",
    state: "NONE",
    missing: "no screen; the requirement EGIFT_RECIPIENT blocks the order",
    work: "kinds"
  },
  {
    id: 467,
    says: "add products is a member right: brand/product proposals are kept and checked (6. Roles)",
    state: "NONE",
    missing: "POST /brands, POST /products absent",
    work: "belonging"
  },
  {
    id: 468,
    says: "stock per store for a cart (carts/stores) has a fetched flag and loading flag (7. Cart)",
    state: "NONE",
    missing: "no call",
    work: "kinds"
  },
  {
    id: 469,
    says: "pickup/returns/points are promised only where they work (5. Messages)",
    state: "DONE",
    proofs: [
      { file: "specs/journeys/product.journey.ts", title: "only what works is promised" },
      { file: "specs/demo/promises.spec.ts", title: "help names no part that is not there" }
    ],
    note: "core/toggles/features.ts: nothing of a feature shows before it works"
  },
  {
    id: 470,
    says: "the wish of a guest (heart, review) is done once they have logged in (D-11) (2. Navigation)",
    state: "NONE",
    missing: "`pendar.wish` is written (useArrival.ts) and never read",
    work: "belonging"
  }
]
