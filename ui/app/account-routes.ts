import type { AccountScreen } from "./account-screens.ts"
import { lazyScreen, nothing, type RouteRow } from "./route-row.ts"

/** A screen that most visits never need: how it is fetched stands in a file of its own. */
export const accountScreen = (name: AccountScreen) =>
  lazyScreen<never>(async () => (await import("./account-screens.ts")).accountScreens[name]())

/** The pages of members and of becoming one. Specification 2, with the additions of D-5. */
export const accountRoutes: ReadonlyArray<RouteRow> = [
  {
    path: "/set-new-password",
    name: "SetNewPassword",
    prepare: nothing,
    screen: accountScreen("SetNewPasswordScreen"),
    texts: ["account", "field", "failure"],
    footer: "none",
    header: "none",
    noindex: true
  },
  {
    path: "/forgot/reset/password",
    name: "ResetLink",
    prepare: nothing,
    screen: accountScreen("ResetLinkScreen"),
    texts: ["account"],
    footer: "none",
    header: "none",
    noindex: true
  },
  {
    path: "/register-detail",
    name: "RegisterDetail",
    prepare: nothing,
    screen: accountScreen("RegisterDetailScreen"),
    texts: ["account", "field", "failure"],
    footer: "none",
    noindex: true
  },
  {
    path: "/profile-completion",
    name: "ProfileCompletion",
    prepare: nothing,
    screen: accountScreen("CompletionScreen"),
    texts: ["account", "field", "failure"],
    footer: "none",
    noindex: true
  },
  {
    path: "/account",
    name: "Account",
    prepare: nothing,
    screen: accountScreen("AccountScreen"),
    texts: ["account", "profile", "orders", "wishlist"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/wishlist",
    name: "Wishlist",
    prepare: nothing,
    screen: accountScreen("WishlistScreen"),
    texts: ["wishlist", "cart", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/orders",
    name: "AccountOrders",
    prepare: nothing,
    screen: accountScreen("OrdersScreen"),
    texts: ["profile", "orders"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/reviews",
    name: "AccountReviews",
    prepare: nothing,
    screen: accountScreen("OwnReviewsScreen"),
    texts: ["profile", "writing", "product", "reviews", "trust"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/proposals",
    name: "AccountProposals",
    prepare: nothing,
    screen: accountScreen("OwnProposalsScreen"),
    texts: ["profile", "proposals"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/add-product",
    name: "AddProduct",
    prepare: nothing,
    screen: accountScreen("AddProductScreen"),
    texts: ["proposals", "failure", "field"],
    header: "order",
    footer: "none",
    noindex: true
  },
  {
    path: "/account/vouchers",
    name: "AccountVouchers",
    prepare: nothing,
    screen: accountScreen("VouchersScreen"),
    texts: ["profile", "vouchers"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/points",
    name: "AccountPoints",
    prepare: nothing,
    screen: accountScreen("PointsScreen"),
    texts: ["profile", "points"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/profile",
    name: "AccountProfile",
    prepare: nothing,
    screen: accountScreen("ProfileScreen"),
    texts: ["profile", "account", "field", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/addresses",
    name: "AccountAddresses",
    prepare: nothing,
    screen: accountScreen("AddressesScreen"),
    texts: ["profile", "checkout", "field"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/security",
    name: "AccountSecurity",
    prepare: nothing,
    screen: accountScreen("SecurityScreen"),
    texts: ["profile", "account", "field", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/newsletter",
    name: "AccountNewsletter",
    prepare: nothing,
    screen: accountScreen("NewsletterScreen"),
    texts: ["profile", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/interests",
    name: "AccountInterests",
    prepare: nothing,
    screen: accountScreen("InterestsScreen"),
    texts: ["profile", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/motherhood",
    name: "AccountMotherhood",
    prepare: nothing,
    screen: accountScreen("MotherhoodScreen"),
    texts: ["profile"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/data",
    name: "AccountData",
    prepare: nothing,
    screen: accountScreen("DataScreen"),
    texts: ["profile", "account", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/beauty-profile",
    name: "BeautyProfile",
    prepare: nothing,
    screen: accountScreen("BeautyProfileScreen"),
    texts: ["profile", "failure"],
    footer: "none",
    noindex: true
  }
]
