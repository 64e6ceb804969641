import { reviewPath } from "#core/catalogue/links.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { viewOverlays } from "#core/overlays/overlays.view.ts"
import type { ReviewPhoto } from "#core/reviews/review.ts"
import { TextLink } from "../kit/Button.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Stars } from "../kit/picture/Rating.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./PhotosDialog.css.ts"
import { useReviewerName } from "./useReviewerName.ts"

/** All pictures by buyers, one after the other, beginning with the one pressed. Specification 2, Modals: user photos. */
export const PhotosDialog = ({
  product,
  photos
}: {
  readonly product: ProductId
  readonly photos: ReadonlyArray<ReviewPhoto>
}) => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  const [{ overlay }] = useView(overlays, viewOverlays)
  const shown = overlay?.kind === "photos" && overlay.product === product ? overlay : undefined
  const first = shown?.first ?? 0
  const nameOf = useReviewerName()
  return (
    <Sheet
      open={shown !== undefined}
      place="page"
      title={t("product.reviews.photos")}
      onClose={() => overlays.send({ type: "overlay.closed" })}
    >
      <ul
        className={css.rail}
        ref={(rail) => {
          if (rail) rail.scrollLeft = first * rail.clientWidth
        }}
      >
        {photos.map(({ picture, review, userName, rating }, place) => (
          <li key={picture.src} className={css.slide}>
            <Picture of={picture} sizes="(max-width: 991px) 92vw, 680px" shape="square" className={css.picture} />
            <div className={css.foot}>
              <span>
                <b>{nameOf(userName)}</b>
                <Stars of={rating} />
              </span>
              <span>{t("product.reviews.photoOf", { number: place + 1, total: photos.length })}</span>
              <TextLink to={reviewPath(review)} underlined>
                {t("product.reviews.toReview")}
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
