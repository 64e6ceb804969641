import type { Picture as PictureFacts } from "#core/catalogue/picture.ts"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./PhotosDialog.css.ts"

/** The pictures of one review, one after the other, beginning with the one pressed, each with what it shows. */
export const ReviewPicturesDialog = ({
  pictures,
  first,
  onClose
}: {
  readonly pictures: ReadonlyArray<PictureFacts>
  readonly first: number
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  return (
    <Sheet open place="page" title={t("product.reviews.photos")} onClose={onClose}>
      <ul
        className={css.rail}
        ref={(rail) => {
          if (rail) rail.scrollLeft = first * rail.clientWidth
        }}
      >
        {pictures.map((picture, place) => (
          <li key={picture.src} className={css.slide}>
            <Picture
              of={picture}
              sizes="(max-width: 991px) 92vw, 680px"
              shape="square"
              alt={picture.alt || t("product.reviews.photoOf", { number: place + 1, total: pictures.length })}
              className={css.picture}
            />
            <div className={css.foot}>
              <span>{picture.alt}</span>
              <span className={css.place}>
                {t("product.reviews.photoOf", { number: place + 1, total: pictures.length })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
