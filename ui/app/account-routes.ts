import { lazyScreen, nothing, type RouteRow } from "./route-row.ts"

/** The pages of members and of becoming one. Specification 2, with the additions of D-5. */
export const accountRoutes: ReadonlyArray<RouteRow> = [
  {
    path: "/set-new-password",
    name: "SetNewPassword",
    prepare: nothing,
    screen: lazyScreen(
      "account/SetNewPasswordScreen.tsx",
      async () => (await import("../account/SetNewPasswordScreen.tsx")).SetNewPasswordScreen
    ),
    skeleton: "text",
    texts: ["account", "field", "failure"],
    footer: "none",
    bare: true,
    noindex: true
  },
  {
    path: "/forgot/reset/password",
    name: "ResetLink",
    prepare: nothing,
    screen: lazyScreen(
      "account/ResetLinkScreen.tsx",
      async () => (await import("../account/ResetLinkScreen.tsx")).ResetLinkScreen
    ),
    skeleton: "text",
    texts: ["account"],
    footer: "none",
    bare: true,
    noindex: true
  },
  {
    path: "/register-detail",
    name: "RegisterDetail",
    prepare: nothing,
    screen: lazyScreen(
      "profile/joining/RegisterDetailScreen.tsx",
      async () => (await import("../profile/joining/RegisterDetailScreen.tsx")).RegisterDetailScreen
    ),
    skeleton: "text",
    texts: ["account", "field", "failure", "checkout"],
    footer: "none",
    noindex: true
  },
  {
    path: "/profile-completion",
    name: "ProfileCompletion",
    prepare: nothing,
    screen: lazyScreen(
      "account/CompletionScreen.tsx",
      async () => (await import("../account/CompletionScreen.tsx")).CompletionScreen
    ),
    skeleton: "text",
    texts: ["account", "field", "failure", "checkout"],
    footer: "none",
    noindex: true
  },
  {
    path: "/account",
    name: "Account",
    prepare: nothing,
    screen: lazyScreen(
      "profile/AccountScreen.tsx",
      async () => (await import("../profile/AccountScreen.tsx")).AccountScreen
    ),
    skeleton: "text",
    texts: ["profile", "account"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/orders",
    name: "AccountOrders",
    prepare: nothing,
    screen: lazyScreen(
      "profile/OrdersScreen.tsx",
      async () => (await import("../profile/OrdersScreen.tsx")).OrdersScreen
    ),
    skeleton: "text",
    texts: ["profile", "orders"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/profile",
    name: "AccountProfile",
    prepare: nothing,
    screen: lazyScreen(
      "profile/ProfileScreen.tsx",
      async () => (await import("../profile/ProfileScreen.tsx")).ProfileScreen
    ),
    skeleton: "text",
    texts: ["profile", "account", "field", "failure", "checkout"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/addresses",
    name: "AccountAddresses",
    prepare: nothing,
    screen: lazyScreen(
      "profile/AddressesScreen.tsx",
      async () => (await import("../profile/AddressesScreen.tsx")).AddressesScreen
    ),
    skeleton: "text",
    texts: ["profile", "checkout", "field"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/security",
    name: "AccountSecurity",
    prepare: nothing,
    screen: lazyScreen(
      "profile/security/SecurityScreen.tsx",
      async () => (await import("../profile/security/SecurityScreen.tsx")).SecurityScreen
    ),
    skeleton: "text",
    texts: ["profile", "account", "field", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/newsletter",
    name: "AccountNewsletter",
    prepare: nothing,
    screen: lazyScreen(
      "profile/NewsletterScreen.tsx",
      async () => (await import("../profile/NewsletterScreen.tsx")).NewsletterScreen
    ),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/interests",
    name: "AccountInterests",
    prepare: nothing,
    screen: lazyScreen(
      "profile/beauty/InterestsScreen.tsx",
      async () => (await import("../profile/beauty/InterestsScreen.tsx")).InterestsScreen
    ),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/motherhood",
    name: "AccountMotherhood",
    prepare: nothing,
    screen: lazyScreen(
      "profile/MotherhoodScreen.tsx",
      async () => (await import("../profile/MotherhoodScreen.tsx")).MotherhoodScreen
    ),
    skeleton: "text",
    texts: ["profile"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/data",
    name: "AccountData",
    prepare: nothing,
    screen: lazyScreen("profile/DataScreen.tsx", async () => (await import("../profile/DataScreen.tsx")).DataScreen),
    skeleton: "text",
    texts: ["profile", "account", "failure"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/beauty-profile",
    name: "BeautyProfile",
    prepare: nothing,
    screen: lazyScreen(
      "profile/beauty/BeautyProfileScreen.tsx",
      async () => (await import("../profile/beauty/BeautyProfileScreen.tsx")).BeautyProfileScreen
    ),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "none",
    noindex: true
  }
]
