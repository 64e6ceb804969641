import { Effect } from "effect"
import type { BannerGroup, Banners } from "../banners/banner.ts"
import type { Instant } from "../kernel/moment.ts"
import { teaserOf } from "../reviews/teaser.rule.ts"
import type { Voucher } from "../vouchers/voucher.ts"
import { welcomeOfGuests } from "../vouchers/welcome.rule.ts"
import type { HomeFacts } from "./facts.ts"
import type { ShopPorts } from "./ports.ts"
import type { Prepare } from "./prepare.ts"

const reviewsOnHome = 6
const brandsOnHome = 12
/** Products of a flash sale or of daily deals; the promotion has all of them. */
const dealsOnHome = 10
const together = { concurrency: "unbounded" } as const

/** Banners whose products stand on home. */
const dealGroups = ["regular_flashsale_theme", "daily_deals"] satisfies ReadonlyArray<BannerGroup>
/** Banners that stand there alone. */
const plainGroups = [
  "top_banners",
  "top_middle_banner",
  "brand_launch",
  "home",
  "flexible_banner",
  "title_flexible_banner",
  "daily_deals_title",
  "featured_brand_title"
] satisfies ReadonlyArray<BannerGroup>

/** What home shows of the merchant's banners; the facts travel with the page, so nothing else is among them. */
const shownOnHome = (banners: Banners): Banners => {
  const chosen = (groups: ReadonlyArray<BannerGroup>, products: number): Banners =>
    Object.fromEntries(
      groups.map((group) => [
        group,
        (banners[group] ?? []).map((banner) => ({ ...banner, products: banner.products.slice(0, products) }))
      ])
    )
  return { ...chosen(plainGroups, 0), ...chosen(dealGroups, dealsOnHome) }
}

/** Prepares the home page. */
export const homeFacts: Prepare<HomeFacts> = (ports, { now }) =>
  Effect.map(
    Effect.all(
      {
        banners: Effect.map(ports.banners.all({ locations: ["home"] }), shownOnHome),
        popularCategories: ports.catalogue.popularCategories({}),
        trending: ports.catalogue.list({ name: "trending" }),
        newArrivals: ports.catalogue.list({ name: "new-arrivals" }),
        haveYouTried: ports.catalogue.list({ name: "have-you-tried" }),
        reviews: Effect.map(ports.reviews.popular({ limit: reviewsOnHome }), (reviews) => reviews.map(teaserOf)),
        brands: Effect.map(ports.catalogue.brands({}), (brands) =>
          brands.toSorted((a, b) => b.products - a.products || a.id - b.id).slice(0, brandsOnHome)
        ),
        welcome: welcomeIn(ports, now)
      },
      together
    ),
    ({ welcome, ...facts }) => ({ ...facts, ...(welcome && { welcome }), now })
  )

/** Home does without the voucher if it cannot be read now. */
const welcomeIn = ({ bags }: ShopPorts, now: Instant): Effect.Effect<Voucher | undefined> =>
  bags.vouchers({}).pipe(
    Effect.map((vouchers) => welcomeOfGuests(vouchers, now)),
    Effect.catchTag("Unavailable", () => Effect.succeed(undefined))
  )
