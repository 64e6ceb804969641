import type { Place } from "#core/shop/facts.ts"
import { Carousel, Slide } from "../kit/picture/Carousel.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useWords } from "../messages/useWords.ts"
import { ReviewTeaser } from "../reviews/ReviewTeaser.tsx"

/** Further content about a place: reviews of a brand. */
export const PlaceFoot = ({ place }: { readonly place: Place }) => {
  const { t } = useWords()
  if (place.kind !== "brand" || place.reviews.length === 0) return null
  const title = t("listing.brand.reviews", { brand: place.brand.name })
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
