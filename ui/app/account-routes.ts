import type { AccountScreen } from "./account-screens.ts"
import { lazyScreen, nothing, type RouteRow } from "./route-row.ts"

/** How each of them is fetched stands in a file of its own, which most visits never need. */
const accountScreen = (source: string, name: AccountScreen) =>
  lazyScreen(source, async () => (await import("./account-screens.ts")).accountScreens[name]())

/** The pages of members and of becoming one. Specification 2, with the additions of D-5. */
export const accountRoutes: ReadonlyArray<RouteRow> = [
  {
    path: "/set-new-password",
    name: "SetNewPassword",
    prepare: nothing,
    screen: accountScreen("account/SetNewPasswordScreen.tsx", "SetNewPasswordScreen"),
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
    screen: accountScreen("account/ResetLinkScreen.tsx", "ResetLinkScreen"),
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
    screen: accountScreen("profile/joining/RegisterDetailScreen.tsx", "RegisterDetailScreen"),
    skeleton: "text",
    texts: ["account", "field", "failure", "checkout"],
    footer: "none",
    noindex: true
  },
  {
    path: "/profile-completion",
    name: "ProfileCompletion",
    prepare: nothing,
    screen: accountScreen("account/CompletionScreen.tsx", "CompletionScreen"),
    skeleton: "text",
    texts: ["account", "field", "failure", "checkout"],
    footer: "none",
    noindex: true
  },
  {
    path: "/account",
    name: "Account",
    prepare: nothing,
    screen: accountScreen("profile/AccountScreen.tsx", "AccountScreen"),
    skeleton: "text",
    texts: ["profile", "account"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/orders",
    name: "AccountOrders",
    prepare: nothing,
    screen: accountScreen("profile/OrdersScreen.tsx", "OrdersScreen"),
    skeleton: "text",
    texts: ["profile", "orders"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/profile",
    name: "AccountProfile",
    prepare: nothing,
    screen: accountScreen("profile/ProfileScreen.tsx", "ProfileScreen"),
    skeleton: "text",
    texts: ["profile", "account", "field", "failure", "checkout"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/addresses",
    name: "AccountAddresses",
    prepare: nothing,
    screen: accountScreen("profile/AddressesScreen.tsx", "AddressesScreen"),
    skeleton: "text",
    texts: ["profile", "checkout", "field"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/security",
    name: "AccountSecurity",
    prepare: nothing,
    screen: accountScreen("profile/security/SecurityScreen.tsx", "SecurityScreen"),
    skeleton: "text",
    texts: ["profile", "account", "field", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/newsletter",
    name: "AccountNewsletter",
    prepare: nothing,
    screen: accountScreen("profile/NewsletterScreen.tsx", "NewsletterScreen"),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/interests",
    name: "AccountInterests",
    prepare: nothing,
    screen: accountScreen("profile/beauty/InterestsScreen.tsx", "InterestsScreen"),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/motherhood",
    name: "AccountMotherhood",
    prepare: nothing,
    screen: accountScreen("profile/MotherhoodScreen.tsx", "MotherhoodScreen"),
    skeleton: "text",
    texts: ["profile"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/data",
    name: "AccountData",
    prepare: nothing,
    screen: accountScreen("profile/DataScreen.tsx", "DataScreen"),
    skeleton: "text",
    texts: ["profile", "account", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/beauty-profile",
    name: "BeautyProfile",
    prepare: nothing,
    screen: accountScreen("profile/beauty/BeautyProfileScreen.tsx", "BeautyProfileScreen"),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "none",
    noindex: true
  }
]
