import type { Requirement } from "./requirement.ts"

const profileSpec = "specs/profile/profile.spec.ts"

export const roles: ReadonlyArray<Requirement> = [
  {
    id: 257,
    says: "Anonymous: browse, search, local cart, guest checkout",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/browse.journey.ts",
        title: "a shopper narrows a category and finds the way back on a ${line} line"
      },
      {
        file: "specs/journeys/buying/buy.journey.ts",
        title: "a guest buys a lipstick and follows it home on a ${line} line"
      }
    ],
    note: "core/cart/guest-cart.usecases.ts and what 1, 2 and 5 name"
  },
  {
    id: 258,
    says: "Anonymous: wishlist, add review, write review prompt the login modal",
    state: "PART",
    missing:
      "the toggles wishlist and write_review hide the heart and both ways to a review, so that nothing asks to log in",
    work: "belonging"
  },
  {
    id: 259,
    says: "Member rights list",
    state: "PART",
    missing:
      "has server cart, profile, newsletter, coachmarks; lacks points use, vouchers, reviews, wishlist, reports, add products",
    work: "worth"
  },
  { id: 260, says: "Reviewer temporary block", state: "PART", missing: "rule and machine only", work: "reviews" },
  {
    id: 261,
    says: "Expert badge and pages",
    state: "PART",
    missing: "badge (with the gap of 30); no pages",
    work: "reviews"
  },
  {
    id: 262,
    says: "Level/expert labels are display only",
    state: "DONE",
    proofs: [
      { file: "specs/ui/avatar.spec.ts", title: "of level %s carries a mark: %s" },
      { file: profileSpec, title: "takes no key that it does not know, in any of its calls" }
    ],
    note: "core/profile/level.rule.ts"
  },
  {
    id: 263,
    says: "No admin role",
    state: "DONE",
    proofs: [
      { file: profileSpec, title: "takes no key that it does not know, in any of its calls" },
      { file: "specs/server/ops/setup.spec.ts", title: "is for the token alone, and lies outside where others call" }
    ],
    note: "operations have a token of their own: adapters/server/ops/ops-gate.ts"
  }
]
