import type { ComponentType } from "react"
import { matchRoutes } from "react-router-dom"
import type { Prepare } from "#core/shop/prepare.ts"
import type { Area } from "../messages/i18n.ts"
/** The boxes shown while a page is on its way; they have the sizes of the real ones. Rule 57. */
export type SkeletonKind = "home" | "listing" | "product" | "text"

/** A screen that is loaded when somebody goes there. */
export interface LazyScreen {
  /** The module it stands in, below `ui/`; the build's manifest knows it by that name. */
  readonly source: string
  readonly load: () => Promise<ComponentType<{ readonly facts: never }>>
  /** Set once it has been loaded, so that it can be drawn without waiting. */
  loaded: ComponentType<{ readonly facts: never }> | undefined
}

const lazyScreen = <F,>(source: string, load: () => Promise<ComponentType<{ readonly facts: F }>>): LazyScreen => {
  const screen: LazyScreen = {
    source,
    loaded: undefined,
    load: async () => {
      screen.loaded ??= (await load()) as ComponentType<{ readonly facts: never }>
      return screen.loaded
    }
  }
  return screen
}

/** One page of the shop: its address, what it needs to know, what draws it, and the frame around it. */
export interface RouteRow {
  readonly path: string
  readonly name: string
  /** Loaded when somebody goes there; a page that came from the server needs it no more. */
  readonly prepare: () => Promise<Prepare<unknown>>
  readonly screen?: LazyScreen
  readonly skeleton: SkeletonKind
  /** Texts it needs beside those of the frame. */
  readonly texts: ReadonlyArray<Area>
  /** Which footers show. Specification 2, Layout rules; D-79. */
  readonly footer: "everywhere" | "wide" | "none"
  /** Without header and footer. Specification 2: SetNewPassword. */
  readonly bare?: boolean
  /** Not for search engines. D-73. */
  readonly noindex?: boolean
}

const pages = () => import("#core/shop/pages.usecases.ts")
/** Bags and orders are this browser's own affair: the server has nothing to tell of them. */
const nothing = async () => (await pages()).noFacts
const lists = () => import("#core/shop/listings.usecases.ts")
const listing = lazyScreen(
  "listing/ListingScreen.tsx",
  async () => (await import("../listing/ListingScreen.tsx")).ListingScreen
)
const brands = lazyScreen(
  "catalogue/BrandsScreen.tsx",
  async () => (await import("../catalogue/BrandsScreen.tsx")).BrandsScreen
)

/** The route table of specification 2, as far as it stands, with the additions of D-5. */
export const routes: ReadonlyArray<RouteRow> = [
  {
    path: "/",
    name: "Dashboard",
    prepare: async () => (await pages()).homeFacts,
    screen: lazyScreen(
      "catalogue/HomeScreen.tsx",
      async () => (await import("../catalogue/HomeScreen.tsx")).HomeScreen
    ),
    skeleton: "home",
    texts: ["catalogue", "reviews"],
    footer: "everywhere"
  },
  {
    path: "/brands",
    name: "Brands",
    prepare: async () => (await pages()).brandsFacts,
    screen: brands,
    skeleton: "text",
    texts: ["catalogue"],
    footer: "wide"
  },
  {
    path: "/brands/:letter",
    name: "BrandsLetter",
    prepare: async () => (await pages()).brandsFacts,
    screen: brands,
    skeleton: "text",
    texts: ["catalogue"],
    footer: "wide"
  },
  {
    path: "/brand/:brand_id",
    name: "BrandDetailOrigin",
    prepare: async () => (await lists()).brandFacts,
    screen: listing,
    skeleton: "listing",
    texts: ["catalogue", "listing", "search", "reviews"],
    footer: "wide"
  },
  {
    path: "/brand/:brand_id/:brand_name",
    name: "BrandDetail",
    prepare: async () => (await pages()).otherBrandShape,
    skeleton: "listing",
    texts: ["catalogue", "listing", "search"],
    footer: "wide"
  },
  {
    path: "/product/:category_name/:product_id",
    name: "productDetail",
    prepare: async () => (await pages()).productFacts,
    screen: lazyScreen(
      "catalogue/ProductScreen.tsx",
      async () => (await import("../catalogue/ProductScreen.tsx")).ProductScreen
    ),
    skeleton: "product",
    texts: ["catalogue", "product", "reviews"],
    footer: "none"
  },
  {
    path: "/review/:id",
    name: "ReviewDetail",
    prepare: async () => (await pages()).reviewFacts,
    screen: lazyScreen(
      "reviews/ReviewScreen.tsx",
      async () => (await import("../reviews/ReviewScreen.tsx")).ReviewScreen
    ),
    skeleton: "text",
    texts: ["catalogue", "reviews"],
    footer: "wide"
  },
  {
    path: "/category/:category_id/:category_name",
    name: "Category",
    prepare: async () => (await lists()).categoryFacts,
    screen: listing,
    skeleton: "listing",
    texts: ["catalogue", "listing", "search"],
    footer: "wide"
  },
  {
    path: "/search",
    name: "Search",
    prepare: async () => (await lists()).searchFacts,
    screen: listing,
    skeleton: "listing",
    texts: ["catalogue", "listing", "search"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/tag/:name",
    name: "TagConcern",
    prepare: async () => (await lists()).tagFacts,
    screen: listing,
    skeleton: "listing",
    texts: ["catalogue", "listing", "search"],
    footer: "wide"
  },
  {
    path: "/promo/:slug",
    name: "Promotion",
    prepare: async () => (await lists()).promotionFacts,
    screen: listing,
    skeleton: "listing",
    texts: ["catalogue", "listing", "search"],
    footer: "wide"
  },
  {
    path: "/stores",
    name: "Stores",
    prepare: async () => (await pages()).storesFacts,
    screen: lazyScreen(
      "stores/StoresScreen.tsx",
      async () => (await import("../stores/StoresScreen.tsx")).StoresScreen
    ),
    skeleton: "text",
    texts: ["stores"],
    footer: "wide"
  },
  {
    path: "/pages/:slug",
    name: "Text",
    prepare: async () => (await pages()).textFacts,
    screen: lazyScreen("stores/TextScreen.tsx", async () => (await import("../stores/TextScreen.tsx")).TextScreen),
    skeleton: "text",
    texts: ["stores"],
    footer: "wide"
  },
  {
    path: "/order",
    name: "Order",
    prepare: nothing,
    screen: lazyScreen(
      "checkout/OrderScreen.tsx",
      async () => (await import("../checkout/OrderScreen.tsx")).OrderScreen
    ),
    skeleton: "text",
    texts: ["cart", "checkout"],
    footer: "none",
    noindex: true
  },
  {
    path: "/orders",
    name: "OrderLookup",
    prepare: nothing,
    screen: lazyScreen(
      "orders/LookupScreen.tsx",
      async () => (await import("../orders/LookupScreen.tsx")).LookupScreen
    ),
    skeleton: "text",
    texts: ["orders", "checkout"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/orders/:code",
    name: "OrderPage",
    prepare: nothing,
    screen: lazyScreen(
      "orders/OrderPageScreen.tsx",
      async () => (await import("../orders/OrderPageScreen.tsx")).OrderPageScreen
    ),
    skeleton: "text",
    texts: ["orders", "checkout", "cart"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/orders/:code/confirm-payment",
    name: "ConfirmPayment",
    prepare: nothing,
    screen: lazyScreen(
      "orders/ConfirmScreen.tsx",
      async () => (await import("../orders/ConfirmScreen.tsx")).ConfirmScreen
    ),
    skeleton: "text",
    texts: ["orders", "checkout"],
    footer: "wide",
    noindex: true
  },
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
      "account/RegisterDetailScreen.tsx",
      async () => (await import("../account/RegisterDetailScreen.tsx")).RegisterDetailScreen
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
    texts: ["profile"],
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
    texts: ["profile", "checkout"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/account/security",
    name: "AccountSecurity",
    prepare: nothing,
    screen: lazyScreen(
      "profile/SecurityScreen.tsx",
      async () => (await import("../profile/SecurityScreen.tsx")).SecurityScreen
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
    texts: ["profile", "account"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/beauty-profile",
    name: "BeautyProfile",
    prepare: nothing,
    screen: lazyScreen(
      "profile/BeautyProfileScreen.tsx",
      async () => (await import("../profile/BeautyProfileScreen.tsx")).BeautyProfileScreen
    ),
    skeleton: "text",
    texts: ["profile", "failure"],
    footer: "none",
    noindex: true
  },
  {
    path: "/*",
    name: "NotFound",
    prepare: async () => (await pages()).shortAddress,
    skeleton: "text",
    texts: ["search"],
    footer: "none"
  }
]

interface Matched {
  readonly row: RouteRow
  readonly params: Readonly<Record<string, string>>
}

/** One page asks several times for its own address. */
let last: { readonly pathname: string; readonly matched: Matched | undefined } | undefined

/** The row an address belongs to, and the parts it takes out of it. */
export const rowAt = (pathname: string): Matched | undefined => {
  if (last?.pathname !== pathname) last = { pathname, matched: matchedAt(pathname) }
  return last.matched
}

const matchedAt = (pathname: string): Matched | undefined => {
  const found = matchRoutes(
    routes.map(({ path }) => ({ path, id: path })),
    pathname
  )?.at(-1)
  const row = routes.find(({ path }) => path === found?.route.id)
  if (found === undefined || row === undefined) return undefined
  return { row, params: Object.fromEntries(Object.entries(found.params).map(([name, value]) => [name, value ?? ""])) }
}
