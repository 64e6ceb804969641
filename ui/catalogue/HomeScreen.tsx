import { brandsPath, categoryPath, searchPath } from "#core/catalogue/links.ts"
import type { HomeFacts } from "#core/shop/facts.ts"
import { Head } from "../app/Head.tsx"
import { useShop } from "../app/shop.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Carousel, Slide } from "../kit/picture/Carousel.tsx"
import { Grid, Page } from "../kit/text/Grid.tsx"
import { Section } from "../kit/text/Section.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { ReviewTeaser } from "../reviews/ReviewTeaser.tsx"
import { BrandTiles } from "./BrandTiles.tsx"
import { CategoryDiscs } from "./CategoryDiscs.tsx"
import { Deals } from "./Deals.tsx"
import { Heroes } from "./Heroes.tsx"
import { ProductCard } from "./ProductCard.tsx"
import { ProductRail } from "./ProductRail.tsx"
import { PromoBanner, PromoPair } from "./PromoBanner.tsx"

const trendingShown = 10
/** Popular categories on a wide screen; a narrow one has four. Specification 9. */
const popularWhenWide = 2

/** The first page of the shop. Specification 2, Dashboard. */
export const HomeScreen = ({ facts }: { readonly facts: HomeFacts }) => {
  const { t } = useWords()
  const { name } = useShop().chrome.shop
  const { banners, newArrivals, now } = facts
  return (
    <>
      <Head title={name} description={t("shop.homeAbout")} canonical="/" />
      <h1 tabIndex={-1}>
        <Unseen>{t("catalogue.home.heading")}</Unseen>
      </h1>
      <Heroes banners={banners.top_banners ?? []} />
      <CategoryDiscs />
      <Deals banner={banners.regular_flashsale_theme?.[0]} now={now} />
      <Deals banner={banners.daily_deals?.[0]} title={banners.daily_deals_title?.[0]?.title} now={now} />
      {newArrivals.products.length === 0 ? (
        <Page>
          <Empty title={t("catalogue.home.noneTitle")} text={t("catalogue.home.noneText")} />
        </Page>
      ) : (
        <OnSale facts={facts} />
      )}
    </>
  )
}

/** What is sold, in the order of the specification. */
const OnSale = ({ facts }: { readonly facts: HomeFacts }) => {
  const { t } = useWords()
  const { banners, trending, newArrivals, haveYouTried, popularCategories, reviews, brands } = facts
  const [brandsTitle] = banners.featured_brand_title ?? []
  const stories = [...(banners.home ?? []), ...(banners.flexible_banner ?? [])]
  const [storiesTitle] = banners.title_flexible_banner ?? []
  return (
    <>
      <Section
        height="ten"
        title={trending.title || t("catalogue.home.trending")}
        about={t("catalogue.home.trendingAbout")}
        all={{ to: searchPath(""), text: t("catalogue.home.all") }}
      >
        <Grid look="ten">
          {trending.products.slice(0, trendingShown).map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </Grid>
      </Section>
      {reviews.length > 0 ? (
        <Section height="words" title={t("catalogue.home.reviews")} about={t("catalogue.home.reviewsAbout")}>
          <Carousel label={t("catalogue.home.reviews")}>
            {reviews.map((shown) => (
              <Slide key={shown.review.id} width="review">
                <ReviewTeaser shown={shown} />
              </Slide>
            ))}
          </Carousel>
        </Section>
      ) : null}
      <PromoPair banners={[...(banners.top_middle_banner ?? []), ...(banners.brand_launch ?? [])]} />
      {popularCategories.map((category, place) => (
        <Section
          key={category.id}
          height="rail"
          narrowOnly={place >= popularWhenWide}
          title={t("catalogue.home.popular", { category: category.name })}
          all={{ to: categoryPath(category), text: t("catalogue.home.all") }}
        >
          <ProductRail label={category.name} products={category.products} />
        </Section>
      ))}
      <Section
        height="rail"
        title={t("catalogue.home.new")}
        about={t("catalogue.home.newAbout")}
        all={{ to: "/search?sort=newest", text: t("catalogue.home.all") }}
      >
        <ProductRail label={t("catalogue.home.new")} products={newArrivals.products} />
      </Section>
      <Section
        height="tiles"
        title={brandsTitle?.title ?? t("catalogue.home.brands")}
        all={{ to: brandsPath(), text: t("catalogue.home.brandsAll") }}
      >
        <BrandTiles brands={brands} />
      </Section>
      {haveYouTried.products.length > 0 ? (
        <Section height="rail" title={t("catalogue.home.tried")} about={t("catalogue.home.triedAbout")}>
          <ProductRail label={t("catalogue.home.tried")} products={haveYouTried.products} />
        </Section>
      ) : null}
      {stories.length > 0 ? (
        <Section height="stories" title={storiesTitle?.title ?? t("catalogue.home.stories")}>
          <Carousel label={storiesTitle?.title ?? t("catalogue.home.stories")}>
            {stories.map((banner) => (
              <Slide key={banner.id} width="banner">
                <PromoBanner banner={banner} />
              </Slide>
            ))}
          </Carousel>
        </Section>
      ) : null}
    </>
  )
}
