import { brandsPath, searchPath } from "#core/catalogue/links.ts"
import type { HomeFacts } from "#core/shop/facts.ts"
import { Carousel, Slide } from "../../kit/picture/Carousel.tsx"
import { Grid } from "../../kit/text/Grid.tsx"
import { Section } from "../../kit/text/Section.tsx"
import { useWords } from "../../messages/useWords.ts"
import { ReviewTeaser } from "../../reviews/ReviewTeaser.tsx"
import { BrandTiles } from "../brands/BrandTiles.tsx"
import { ProductCard } from "../ProductCard.tsx"
import { ProductRail } from "../ProductRail.tsx"
import { OneOf } from "./OneOf.tsx"
import { Popular } from "./Popular.tsx"
import { PromoBanner, PromoPair } from "./PromoBanner.tsx"

/** What is sold, in the order of the specification. */
export const OnSale = ({ facts }: { readonly facts: HomeFacts }) => {
  const { t } = useWords()
  const { banners, trending, newArrivals, haveYouTried, popularCategories, reviews, brands } = facts
  const [brandsTitle] = banners.featured_brand_title ?? []
  const stories = [...(banners.home ?? []), ...(banners.flexible_banner ?? [])]
  const [flexible] = banners.title_flexible_banner ?? []
  const storiesTitle = flexible?.title ?? t("home.stories")
  const tried = haveYouTried.products
  const arrivals = <ProductRail label={t("home.new")} products={newArrivals.products} />
  return (
    <>
      <Section
        height="ten"
        title={trending.title || t("home.trending")}
        all={{ to: searchPath(""), text: t("catalogue.all") }}
      >
        <Grid look="ten">
          {trending.products.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </Grid>
      </Section>
      {reviews.length > 0 ? (
        <Section height="words" title={t("home.reviews")} about={t("home.reviewsAbout")}>
          <Carousel label={t("home.reviews")}>
            {reviews.map((shown) => (
              <Slide key={shown.review.id} width="review">
                <ReviewTeaser shown={shown} />
              </Slide>
            ))}
          </Carousel>
        </Section>
      ) : null}
      <PromoPair banners={[...(banners.top_middle_banner ?? []), ...(banners.brand_launch ?? [])]} />
      <Popular categories={popularCategories} />
      <Section
        height="choice"
        title={t(tried.length > 0 ? "home.toTry" : "home.new")}
        all={{ to: "/search?sort=newest", text: t("catalogue.all") }}
      >
        {tried.length > 0 ? (
          <OneOf
            lists={[
              { name: t("home.new"), goods: arrivals },
              {
                name: t("home.tried"),
                goods: <ProductRail label={t("home.tried")} products={tried} />
              }
            ]}
          />
        ) : (
          arrivals
        )}
      </Section>
      <Section
        height="tiles"
        title={brandsTitle?.title ?? t("home.brands")}
        all={{ to: brandsPath(), text: t("home.brandsAll") }}
      >
        <BrandTiles brands={brands} />
      </Section>
      {stories.length > 0 ? (
        <Section height="stories" title={storiesTitle}>
          <Carousel label={storiesTitle}>
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
