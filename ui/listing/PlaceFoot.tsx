import type { Place } from "#core/shop/facts.ts"
import { Carousel, Slide } from "../kit/picture/Carousel.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useWords } from "../messages/useWords.ts"
import { ReviewTeaser } from "../reviews/ReviewTeaser.tsx"

/** Further content about a place: popular reviews of a brand or of a category. */
export const PlaceFoot = ({ place }: { readonly place: Place }) => {
  const { t } = useWords()
  if (!("reviews" in place) || place.reviews.length === 0) return null
  const { name: brand } = place.kind === "brand" ? place.brand : place.category
  const title = t("listing.brand.reviews", { brand })
  return (
    <Section title={title} inPage>
      <Carousel label={title}>
        {place.reviews.map((shown) => (
          <Slide key={shown.review.id} width="review">
            <ReviewTeaser shown={shown} />
          </Slide>
        ))}
      </Carousel>
    </Section>
  )
}
