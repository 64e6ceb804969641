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
    skeleton: "text",
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
    skeleton: "text",
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
    skeleton: "text",
    texts: ["account", "field", "failure"],
    footer: "none",
    noindex: true
  },
  {
    path: "/profile-completion",
    name: "ProfileCompletion",
    prepare: nothing,
    screen: accountScreen("CompletionScreen"),
    skeleton: "text",
    texts: ["account", "field", "failure"],
    footer: "none",
    noindex: true
  },
  {
    path: "/account",
    name: "Account",
    prepare: nothing,
    screen: accountScreen("AccountScreen"),
    skeleton: "text",
    texts: ["account", "profile", "orders"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/orders",
    name: "AccountOrders",
    prepare: nothing,
    screen: accountScreen("OrdersScreen"),
    skeleton: "text",
    texts: ["profile", "orders"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/reviews",
    name: "AccountReviews",
    prepare: nothing,
    screen: accountScreen("OwnReviewsScreen"),
    skeleton: "text",
    texts: ["profile", "writing"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/vouchers",
    name: "AccountVouchers",
    prepare: nothing,
    screen: accountScreen("VouchersScreen"),
    skeleton: "text",
    texts: ["profile", "vouchers"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/points",
    name: "AccountPoints",
    prepare: nothing,
    screen: accountScreen("PointsScreen"),
    skeleton: "text",
    texts: ["profile", "points"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/profile",
    name: "AccountProfile",
    prepare: nothing,
    screen: accountScreen("ProfileScreen"),
    skeleton: "text",
    texts: ["profile", "account", "field", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/addresses",
    name: "AccountAddresses",
    prepare: nothing,
    screen: accountScreen("AddressesScreen"),
    skeleton: "text",
    texts: ["profile", "checkout", "field"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/security",
    name: "AccountSecurity",
    prepare: nothing,
    screen: accountScreen("SecurityScreen"),
    skeleton: "text",
    texts: ["profile", "account", "field", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/newsletter",
    name: "AccountNewsletter",
    prepare: nothing,
    screen: accountScreen("NewsletterScreen"),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/interests",
    name: "AccountInterests",
    prepare: nothing,
    screen: accountScreen("InterestsScreen"),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/motherhood",
    name: "AccountMotherhood",
    prepare: nothing,
    screen: accountScreen("MotherhoodScreen"),
    skeleton: "text",
    texts: ["profile"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/data",
    name: "AccountData",
    prepare: nothing,
    screen: accountScreen("DataScreen"),
    skeleton: "text",
    texts: ["profile", "account", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/beauty-profile",
    name: "BeautyProfile",
    prepare: nothing,
    screen: accountScreen("BeautyProfileScreen"),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "none",
    noindex: true
  }
]
