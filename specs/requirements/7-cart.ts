import type { Requirement } from "./requirement.ts"

const scarceSpec = "specs/orders/scarce.spec.ts"
const membersOnlySpec = "specs/server/accounts/members-only.spec.ts"
const namedCallsSpec = "specs/server/named-calls.spec.ts"

export const wishlistAndReviewCalls: ReadonlyArray<Requirement> = [
  {
    id: 335,
    says: "POST catalogue /v3/users/me/wishlists",
    state: "NONE",
    missing: "404 /wishlists, /wishlist, /v3/users/me/wishlists",
    work: "belonging"
  },
  {
    id: 336,
    says: "POST public /wishlists, data.wishlist.id_wishlist_product",
    state: "NONE",
    missing: "404 /wishlists, /wishlist, /v3/users/me/wishlists",
    work: "belonging"
  },
  {
    id: 337,
    says: "DELETE wishlists/{id}, 200 and truthy data",
    state: "NONE",
    missing: "404 /wishlists, /wishlist, /v3/users/me/wishlists",
    work: "belonging"
  },
  {
    id: 338,
    says: "GET wishlist (skip, limit)",
    state: "NONE",
    missing: "404 /wishlists, /wishlist, /v3/users/me/wishlists",
    work: "belonging"
  },
  { id: 339, says: "POST /product/{id}/bookmarks", state: "NONE", missing: "404", work: "belonging" },
  {
    id: 340,
    says: "GET /review-images/{productId}/product",
    state: "DONE",
    proofs: [
      {
        file: namedCallsSpec,
        title: "answers reviews of a product, their number, their photos, and the most liked of a brand"
      }
    ],
    note: "adapters/wire/reviews.wire.ts"
  },
  {
    id: 341,
    says: "GET /reviews/brands/{id}/popular/",
    state: "DONE",
    proofs: [
      {
        file: namedCallsSpec,
        title: "answers reviews of a product, their number, their photos, and the most liked of a brand"
      }
    ],
    note: "adapters/wire/search.facades.ts"
  },
  {
    id: 342,
    says: "GET /reviews/category/{id}/popular/",
    state: "PART",
    missing: "call answers; no category page shows it",
    work: "reviews"
  },
  {
    id: 343,
    says: "/reviews, /reviews/count, /review-images",
    state: "PART",
    missing: "/reviews, /reviews/count yes; /review-images 404",
    work: "reviews"
  },
  {
    id: 344,
    says: "public /tags, /product/tags",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers tags at each of their addresses" }],
    note: "adapters/wire/catalogue.wire.ts, `aliases`"
  },
  {
    id: 345,
    says: "public /products/reviews",
    state: "DONE",
    proofs: [
      {
        file: namedCallsSpec,
        title: "answers reviews of a product, their number, their photos, and the most liked of a brand"
      }
    ],
    note: "adapters/wire/reviews.wire.ts, `aliases`"
  },
  {
    id: 346,
    says: "public /me",
    state: "DONE",
    proofs: [{ file: "specs/profile/profile.spec.ts", title: "is shown to its owner, by each of its names" }],
    note: "adapters/wire/account/profile.wire.ts, `aliases`"
  },
  {
    id: 347,
    says: "public /search/trending, /global-search",
    state: "DONE",
    proofs: [
      { file: "specs/server/specified-calls.spec.ts", title: "ignores no parameter silently" },
      { file: namedCallsSpec, title: "finds products, brands and categories by one keyword, ten products at once" }
    ],
    note: "adapters/wire/search.wire.ts, adapters/wire/search.facades.ts"
  }
]

export const cartCalls: ReadonlyArray<Requirement> = [
  {
    id: 348,
    says: "GET /user/me/carts/count",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers a member's bag, orders and purchases at each of their addresses" }
    ],
    note: "adapters/wire/selling/member-bag.wire.ts"
  },
  {
    id: 349,
    says: "GET, POST /user/me/carts",
    state: "DONE",
    proofs: [
      { file: membersOnlySpec, title: "never find another member's objects" },
      {
        file: "specs/journeys/joining.journey.ts",
        title: "a guest's bag and her account's are one after she logged in by password, in two tabs at once"
      }
    ],
    note: "adapters/wire/selling/member-bag.wire.ts"
  },
  { id: 350, says: "GET user/me/carts/stores", state: "NONE", missing: "answered with 404 or 405", work: "kinds" },
  { id: 351, says: "GET /points/limit", state: "NONE", missing: "answered with 404 or 405", work: "worth" },
  { id: 352, says: "POST/DELETE points", state: "NONE", missing: "answered with 404 or 405", work: "worth" },
  { id: 353, says: "POST/DELETE voucher", state: "NONE", missing: "answered with 404 or 405", work: "worth" },
  { id: 354, says: "vouchers list", state: "NONE", missing: "answered with 404 or 405", work: "worth" },
  {
    id: 355,
    says: "notify-me POST",
    state: "DONE",
    proofs: [
      { file: scarceSpec, title: "comes back once when its order expires, and those who wait for it are notified" },
      {
        file: "specs/catalogue/notify-me.usecases.spec.ts",
        title: "is asked for once by an address, of what is sold out"
      }
    ],
    note: "adapters/wire/selling/notify-me.wire.ts"
  },
  {
    id: 356,
    says: "paper-bag vouchers, /user/me/paper-bags, /extrabags",
    state: "NONE",
    missing: "404",
    work: "worth"
  },
  {
    id: 357,
    says: "people-also-buy (cart service)",
    state: "DONE",
    proofs: [{ file: namedCallsSpec, title: "answers up to ten products, or a part of them: %s" }],
    note: "adapters/wire/catalogue.facades.ts"
  },
  {
    id: 358,
    says: "/brand, /category (cart service)",
    state: "NONE",
    missing: "/cart/brand, /cart/category 404 (wire.md promises the alias)",
    work: "kinds"
  },
  {
    id: 359,
    says: "/user/me/carts/validate",
    state: "DONE",
    proofs: [
      { file: "specs/orders/refusals.spec.ts", title: "as a quantity, %j, is refused by name and changes nothing" },
      {
        file: scarceSpec,
        title:
          "goes to one of two; the other reads so in the bag, at the checkout and when ordering, and loses nothing else"
      }
    ],
    note: "adapters/wire/selling/cart.wire.ts"
  },
  {
    id: 360,
    says: "/user/me/carts/saved-for-later",
    state: "DONE",
    proofs: [
      { file: namedCallsSpec, title: "answers a member's bag, orders and purchases at each of their addresses" },
      {
        file: "specs/cart/member-bag.spec.ts",
        title: "is replaced by goods of another kind, with the old lines saved for later, from where they come back"
      }
    ],
    note: "adapters/wire/selling/member-bag.wire.ts"
  },
  {
    id: 361,
    says: "/user/me/carts/all",
    state: "DONE",
    proofs: [{ file: membersOnlySpec, title: "never find another member's objects" }],
    note: "adapters/wire/selling/member-bag.wire.ts"
  },
  {
    id: 362,
    says: "/special-price-products",
    state: "PART",
    missing: "table special_prices and item rule; no call",
    work: "kinds"
  },
  { id: 363, says: "/vouchers, /me/vouchers", state: "NONE", missing: "404", work: "worth" }
]
