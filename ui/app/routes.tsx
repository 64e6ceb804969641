import { matchRoutes } from "react-router-dom"
import { accountRoutes, accountScreen } from "./account-routes.ts"
import { lazyScreen, nothing, type RouteRow } from "./route-row.ts"

const pages = () => import("#core/shop/pages.usecases.ts")
const people = async () => (await import("#core/shop/reviewers.usecases.ts")).peopleFacts
const discovery = async () => (await import("#core/shop/discovery.usecases.ts")).discoveryFacts
const journal = () => import("#core/shop/journal.usecases.ts")
const lists = () => import("#core/shop/listings.usecases.ts")
const listing = lazyScreen(async () => (await import("../listing/ListingScreen.tsx")).ListingScreen)
const brands = accountScreen("BrandsScreen")

/** The route table of specification 2, as far as it exists, with the additions of D-5. */
export const routes: ReadonlyArray<RouteRow> = [
  {
    path: "/",
    name: "Dashboard",
    prepare: async () => (await import("#core/shop/home.usecases.ts")).homeFacts,
    screen: lazyScreen(async () => (await import("../catalogue/home/HomeScreen.tsx")).HomeScreen),
    skeleton: "home",
    texts: ["catalogue", "home", "reviews"],
    footer: "everywhere"
  },
  {
    path: "/brands",
    name: "Brands",
    prepare: async () => (await pages()).brandsFacts,
    screen: brands,
    texts: ["catalogue", "brands"],
    footer: "wide"
  },
  {
    path: "/brands/:letter",
    name: "BrandsLetter",
    prepare: async () => (await pages()).brandsFacts,
    screen: brands,
    texts: ["catalogue", "brands"],
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
    path: "/manufacture/:manufactureId",
    name: "Manufacture",
    prepare: async () => (await pages()).manufacturePage,
    skeleton: "listing",
    texts: ["catalogue", "listing", "search"],
    footer: "wide"
  },
  {
    path: "/product/:category_name/:product_id",
    name: "productDetail",
    prepare: async () => (await pages()).productFacts,
    screen: lazyScreen(async () => (await import("../catalogue/ProductScreen.tsx")).ProductScreen),
    skeleton: "product",
    texts: ["catalogue", "product", "reviews", "trust"],
    footer: "none"
  },
  {
    path: "/product/:category_name/:product_id/reviews",
    name: "ProductReviews",
    prepare: async () => (await pages()).productReviewsFacts,
    screen: accountScreen("ReviewsScreen"),
    skeleton: "reviews",
    texts: ["product", "reviews", "trust"],
    footer: "wide"
  },
  {
    path: "/review/add",
    name: "ChooseProduct",
    prepare: nothing,
    screen: accountScreen("ChooseProductScreen"),
    texts: ["writing", "failure"],
    header: "order",
    footer: "none",
    noindex: true
  },
  {
    path: "/review/add/:product_id",
    name: "WriteReview",
    prepare: async () => (await pages()).writeReviewFacts,
    screen: accountScreen("WriteReviewScreen"),
    texts: ["writing", "product", "failure", "field"],
    header: "order",
    footer: "none",
    noindex: true
  },
  {
    path: "/review/:id",
    name: "ReviewDetail",
    prepare: async () => (await pages()).reviewFacts,
    screen: accountScreen("ReviewScreen"),
    texts: ["catalogue", "product", "reviews", "trust"],
    footer: "wide"
  },
  {
    path: "/users/:user_name",
    name: "Reviewer",
    prepare: people,
    screen: accountScreen("PeopleScreen"),
    texts: ["product", "reviews", "trust", "reviewers"],
    footer: "wide"
  },
  {
    path: "/expert",
    name: "ExpertPage",
    prepare: people,
    screen: accountScreen("PeopleScreen"),
    texts: ["product", "reviews", "trust", "reviewers"],
    footer: "wide"
  },
  {
    path: "/expert/users",
    name: "ExpertUsers",
    prepare: people,
    screen: accountScreen("PeopleScreen"),
    texts: ["product", "reviews", "trust", "reviewers"],
    footer: "wide"
  },
  {
    path: "/category/:category_id/:category_name",
    name: "Category",
    prepare: async () => (await lists()).categoryFacts,
    screen: listing,
    skeleton: "listing",
    texts: ["catalogue", "listing", "search", "reviews"],
    footer: "wide"
  },
  {
    path: "/search",
    name: "Search",
    prepare: async () => (await lists()).searchFacts,
    screen: listing,
    skeleton: "results",
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
    path: "/our-curated-selections",
    name: "OurCuratedSelections",
    prepare: discovery,
    screen: accountScreen("DiscoveryScreen"),
    skeleton: "listing",
    texts: ["catalogue", "discovery"],
    footer: "wide"
  },
  {
    path: "/our-curated-selection/:category_id",
    name: "ProductMatchCategory",
    prepare: discovery,
    screen: accountScreen("DiscoveryScreen"),
    texts: ["catalogue", "discovery"],
    footer: "wide"
  },
  {
    path: "/recommendation",
    name: "Recommendation",
    prepare: discovery,
    screen: accountScreen("DiscoveryScreen"),
    texts: ["catalogue", "discovery"],
    footer: "none",
    noindex: true
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
    screen: accountScreen("StoresScreen"),
    texts: ["stores"],
    footer: "wide"
  },
  {
    path: "/pages/review-rules",
    name: "ReviewRules",
    prepare: nothing,
    screen: accountScreen("RulesScreen"),
    texts: ["reviews", "reviewers"],
    footer: "wide"
  },
  {
    path: "/pages/:slug",
    name: "Text",
    prepare: async () => (await pages()).textFacts,
    screen: accountScreen("TextScreen"),
    texts: ["stores"],
    footer: "wide"
  },
  {
    path: "/journal",
    name: "Journal",
    prepare: async () => (await journal()).journalFacts,
    screen: accountScreen("JournalScreen"),
    skeleton: "listing",
    texts: ["journal"],
    footer: "wide"
  },
  {
    path: "/journal/page/:page",
    name: "JournalPage",
    prepare: async () => (await journal()).journalFacts,
    screen: accountScreen("JournalScreen"),
    skeleton: "listing",
    texts: ["journal"],
    footer: "wide"
  },
  {
    path: "/journal/:slug",
    name: "Article",
    prepare: async () => (await journal()).articleFacts,
    screen: accountScreen("JournalScreen"),
    texts: ["journal", "catalogue"],
    footer: "wide"
  },
  {
    path: "/offline",
    name: "Offline",
    prepare: nothing,
    screen: accountScreen("OfflineScreen"),
    texts: ["offline", "cart"],
    footer: "none",
    noindex: true
  },
  {
    path: "/order",
    name: "Order",
    prepare: nothing,
    screen: lazyScreen(async () => (await import("../checkout/OrderScreen.tsx")).OrderScreen),
    texts: ["cart", "checkout", "field", "failure"],
    header: "checkout",
    footer: "none",
    noindex: true
  },
  {
    path: "/orders",
    name: "OrderLookup",
    prepare: nothing,
    screen: accountScreen("LookupScreen"),
    texts: ["orders", "checkout"],
    footer: "wide",
    noindex: true
  },
  {
    path: "/orders/:code",
    name: "OrderPage",
    prepare: nothing,
    screen: accountScreen("OrderPageScreen"),
    texts: ["orders", "cart", "failure"],
    header: "order",
    footer: "wide",
    noindex: true
  },
  {
    path: "/orders/:code/confirm-payment",
    name: "ConfirmPayment",
    prepare: nothing,
    screen: accountScreen("ConfirmScreen"),
    texts: ["orders", "confirm", "checkout"],
    header: "checkout",
    footer: "wide",
    noindex: true
  },
  {
    path: "/orders/:code/return",
    name: "OrderReturn",
    prepare: nothing,
    screen: accountScreen("ReturnScreen"),
    texts: ["orders", "returns", "cart", "field"],
    header: "checkout",
    footer: "wide",
    noindex: true
  },
  {
    path: "/e-gift/:product_id",
    name: "Egift",
    prepare: nothing,
    screen: accountScreen("EgiftScreen"),
    texts: ["egift", "field", "failure"],
    header: "order",
    footer: "none",
    noindex: true
  },
  {
    path: "/gift",
    name: "Gift",
    prepare: nothing,
    screen: accountScreen("GiftScreen"),
    texts: ["egift", "field"],
    header: "order",
    footer: "none",
    noindex: true
  },
  ...accountRoutes,
  {
    path: "/*",
    name: "NotFound",
    prepare: async () => (await pages()).shortAddress,
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
