import type { Requirement } from "./requirement.ts"

const accessibleJourney = "specs/journeys/accessible.journey.ts"
const membersJourney = "specs/journeys/members.journey.ts"
const namedPagesSpec = "specs/server/named-pages.spec.ts"

export const routes: ReadonlyArray<Requirement> = [
  {
    id: 32,
    says: "/ Dashboard",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "answers with 200: %s" }
    ],
    note: "ui/catalogue/HomeScreen.tsx"
  },
  {
    id: 33,
    says: "/brands",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "answers with 200: %s" }
    ],
    note: "ui/catalogue/brands/BrandsScreen.tsx"
  },
  { id: 34, says: "/add-product", state: "NONE", missing: "/add-product → 404", work: "belonging" },
  {
    id: 35,
    says: "/add-product: discard modal on leaving dirty, logged in; target stored as redirect",
    state: "PART",
    missing: "core/overlays/leave-guard.machine.ts and its spec; no screen uses it",
    work: "belonging"
  },
  {
    id: 36,
    says: "/set-new-password: no header/footer",
    state: "DONE",
    proofs: [
      { file: namedPagesSpec, title: "has neither header nor footer: %s" },
      { file: membersJourney, title: "a forgotten password is reset by mail and by phone, and the old one is refused" }
    ],
    note: "ui/app/account-routes.ts, `bare`"
  },
  {
    id: 37,
    says: "/set-new-password: only with mode flag, else /",
    state: "DONE",
    proofs: [
      { file: membersJourney, title: "a forgotten password is reset by mail and by phone, and the old one is refused" }
    ],
    note: "ui/account/SetNewPasswordScreen.tsx: the reset token in the tab is the flag"
  },
  {
    id: 38,
    says: "/brand/{id}-{name}",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "answers with 200: %s" }
    ],
    note: "ui/listing/ListingScreen.tsx; the canonical shape"
  },
  {
    id: 39,
    says: "/brand/{id}/{name}",
    state: "DONE",
    proofs: [{ file: namedPagesSpec, title: "leads %s to %s, for good" }],
    note: "core/shop/pages.usecases.ts: 301 to the canonical shape (D-6)"
  },
  {
    id: 40,
    says: "/brands/{letter}",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "answers with 200: %s" }
    ],
    note: "ui/catalogue/brands/BrandsScreen.tsx"
  },
  {
    id: 41,
    says: "/product/{category}/{id-slug}, no footer",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "has a header and no footer: %s" }
    ],
    note: "ui/catalogue/ProductScreen.tsx"
  },
  {
    id: 42,
    says: "/review/add, /review/add/{id}, no footer",
    state: "NONE",
    missing: "/review/add and /review/add/100101 → 404",
    work: "reviews"
  },
  {
    id: 43,
    says: "/review/{id}",
    state: "DONE",
    proofs: [{ file: namedPagesSpec, title: "shows a review with its product" }],
    note: "ui/catalogue/ReviewScreen.tsx"
  },
  {
    id: 44,
    says: "/category/{id}/{name}",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "answers with 200: %s" }
    ],
    note: "ui/listing/ListingScreen.tsx"
  },
  {
    id: 45,
    says: "/search",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "answers with 200: %s" }
    ],
    note: "ui/listing/ListingScreen.tsx"
  },
  {
    id: 46,
    says: "/tag/{name}, same screen as search",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "answers with 200: %s" }
    ],
    note: "ui/listing/ListingScreen.tsx, the screen of the search"
  },
  {
    id: 47,
    says: "/beauty-profile 3-step wizard",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/profile.journey.ts",
        title: "a member keeps her addresses, moves to another number, and has a beauty profile"
      },
      {
        file: "specs/profile/beauty-profile.machine.spec.ts",
        title: "the beauty profile has three steps, saved one by one, and one answer to each question that takes one"
      }
    ],
    note: "ui/profile/beauty/BeautyProfileScreen.tsx, core/profile/beauty/beauty.ts"
  },
  { id: 48, says: "/our-curated-selections", state: "NONE", missing: "404", work: "belonging" },
  { id: 49, says: "/our-curated-selection/{category_id}", state: "NONE", missing: "404", work: "belonging" },
  {
    id: 50,
    says: "/register-detail, when profile has no province",
    state: "DONE",
    proofs: [
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      {
        file: "specs/account/rules/destination.rule.spec.ts",
        title: "asks a new member where they live, then for their beauty profile"
      }
    ],
    note: "ui/profile/joining/RegisterDetailScreen.tsx, core/account/login/destination.rule.ts"
  },
  { id: 51, says: "/recommendation", state: "NONE", missing: "404", work: "belonging" },
  { id: 52, says: "/expert", state: "NONE", missing: "404", work: "reviews" },
  { id: 53, says: "/expert/users", state: "NONE", missing: "404", work: "reviews" },
  {
    id: 54,
    says: "anything else: NotFound, header, no footer",
    state: "DONE",
    proofs: [
      { file: accessibleJourney, title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "says that nothing is there, under a header and without a footer" }
    ],
    note: "ui/app/routes.tsx; answered with 404"
  }
]
