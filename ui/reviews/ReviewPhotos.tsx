import type { ProductId } from "#core/catalogue/product.ts"
import type { ReviewPhoto } from "#core/reviews/review.ts"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import { PhotosDialog } from "./PhotosDialog.tsx"
import * as css from "./ReviewSummary.css.ts"
import { useReviewerName } from "./useReviewerName.ts"

/** Pictures by buyers in a strip; each opens where it can be swiped and leads to its review. Rule 32. */
export const ReviewPhotos = ({
  product,
  photos,
  most,
  heading
}: {
  readonly product: ProductId
  readonly photos: ReadonlyArray<ReviewPhoto>
  /** Pictures of the strip; the last one says how many more there are. */
  readonly most: keyof typeof css.strip
  readonly heading: 2 | 3
}) => {
  const { t, count } = useWords()
  const overlays = useAppActor("overlays")
  const nameOf = useReviewerName()
  if (photos.length === 0) return null
  const Tag = `h${heading}` as const
  const hidden = photos.length - most
  return (
    <>
      <Tag className={css.title}>
        {t("product.reviews.photos")} ({count(photos.length)})
      </Tag>
      <ul className={css.strip[most]} onPointerEnter={warmSheets}>
        {photos.slice(0, most).map((photo, first) => (
          <li key={photo.picture.src}>
            <button
              type="button"
              className={css.photo}
              aria-label={t("product.reviews.photoBy", { name: nameOf(photo.userName) })}
              onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "photos", product, first } })}
            >
              <Picture of={photo.picture} shape="small" sizes="120px" alt="" />
              {hidden > 0 && first === most - 1 ? <span className={css.morePhotos}>+{count(hidden)}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      <PhotosDialog product={product} photos={photos} />
    </>
  )
}
