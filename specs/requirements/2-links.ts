import type { Requirement } from "./requirement.ts"

const catalogueUsecasesSpec = "specs/catalogue/catalogue.usecases.spec.ts"
const membersJourney = "specs/journeys/members.journey.ts"
const namedPagesSpec = "specs/server/named-pages.spec.ts"

export const links: ReadonlyArray<Requirement> = [
  {
    id: 55,
    says: "/order cart and checkout",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/buying/buy.journey.ts",
        title: "a guest buys a lipstick and follows it home on a ${line} line"
      },
      {
        file: "specs/checkout/checkout.machine.spec.ts",
        title: "goes from the details to the couriers to the bank, and shows each step in the address"
      }
    ],
    note: "ui/checkout/OrderScreen.tsx; ?step=details, delivery, payment"
  },
  {
    id: 56,
    says: "Profile-completion page, query origin, acquisition_source, mandatory fields",
    state: "DONE",
    proofs: [
      {
        file: "specs/account/rules/destination.rule.spec.ts",
        title: "is the completion page, then the next address, then the stored path, then home"
      },
      { file: membersJourney, title: "a visitor with a Google account completes what Google did not give" }
    ],
    note: "core/account/login/destination.rule.ts, ui/account/CompletionScreen.tsx; the page works the missing fields out itself"
  },
  {
    id: 57,
    says: "/forgot/reset/password query origin, code, uid",
    state: "DONE",
    proofs: [
      { file: membersJourney, title: "a forgotten password is reset by mail and by phone, and the old one is refused" },
      {
        file: "specs/server/accounts/account-calls.spec.ts",
        title: "reset a password by mail, once, and not to the old one"
      },
      { file: "specs/server/page-search.spec.ts", title: "of %s, %s, are drawn as %j" }
    ],
    note: "ui/account/ResetLinkScreen.tsx reads code and uid; the link of the mail carries origin"
  },
  {
    id: 58,
    says: "Route name Manufacture (manufactureId)",
    state: "DONE",
    proofs: [
      { file: "specs/journeys/without-script.journey.ts", title: "the page of a maker is the page of its brand" }
    ],
    note: "core/shop/pages.usecases.ts: 301 to the page of the brand"
  },
  {
    id: 59,
    says: "Route name Promotion (slug)",
    state: "DONE",
    proofs: [
      { file: "specs/journeys/accessible.journey.ts", title: "${name} is accessible in the ${theme} theme" },
      { file: namedPagesSpec, title: "answers with 200: %s" }
    ],
    note: "ui/listing/ListingScreen.tsx; /promo/{slug}"
  },
  {
    id: 60,
    says: "Route name SingleProduct",
    state: "DONE",
    proofs: [
      { file: namedPagesSpec, title: "leads %s to %s, for good" },
      {
        file: catalogueUsecasesSpec,
        title: "behind a category is a product, of that category where there are several (D-7, D-81)"
      }
    ],
    note: "core/shop/pages.usecases.ts: 301 (D-81)"
  },
  {
    id: 61,
    says: "Link shape product review /product/{cat}/{id}-{name}",
    state: "DONE",
    proofs: [
      { file: "specs/pricing/product-card.view.spec.ts", title: "shows everything the specification asks of it" }
    ],
    note: "core/catalogue/links.ts"
  },
  {
    id: 62,
    says: "Link shape product /{category}/{slug}",
    state: "DONE",
    proofs: [
      { file: namedPagesSpec, title: "leads %s to %s, for good" },
      {
        file: catalogueUsecasesSpec,
        title: "behind a category is a product, of that category where there are several (D-7, D-81)"
      }
    ],
    note: "core/shop/pages.usecases.ts: 301"
  },
  {
    id: 63,
    says: "Link shape product /{category}/{id}-{name}.html",
    state: "DONE",
    proofs: [{ file: namedPagesSpec, title: "leads %s to %s, for good" }],
    note: "core/shop/pages.usecases.ts: 301"
  },
  {
    id: 64,
    says: "Link shape category /{slug}, /{id}-{name}",
    state: "DONE",
    proofs: [
      { file: namedPagesSpec, title: "leads %s to %s, for good" },
      { file: catalogueUsecasesSpec, title: "is a category before a brand before a product (D-6)" }
    ],
    note: "core/shop/pages.usecases.ts: 301"
  },
  {
    id: 65,
    says: "Link shape brand /{slug}, /{id}_{name}",
    state: "DONE",
    proofs: [
      { file: namedPagesSpec, title: "leads %s to %s, for good" },
      { file: catalogueUsecasesSpec, title: "is a category before a brand before a product (D-6)" }
    ],
    note: "core/shop/pages.usecases.ts: 301"
  }
]
