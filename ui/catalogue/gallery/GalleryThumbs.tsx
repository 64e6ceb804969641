import type { ProductPageView } from "#core/pricing/product-page.view.ts"
import { Picture } from "../../kit/picture/Picture.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Gallery.css.ts"

const thumbsShown = 5

/** The first pictures small, the last of them saying how many more there are, and showing the one of them that is open. Rule 18. */
export const GalleryThumbs = ({
  pictures,
  picture,
  onShow
}: Pick<ProductPageView, "pictures" | "picture"> & {
  readonly onShow: (place: number) => void
}) => {
  const { t } = useWords()
  const hidden = pictures.length - thumbsShown
  return (
    <ul className={css.thumbs}>
      {pictures.slice(0, thumbsShown).map((shown, place) => {
        const stands = hidden > 0 && place === thumbsShown - 1
        return (
          <li key={shown.src}>
            <button
              type="button"
              className={css.thumb}
              aria-current={stands ? picture >= place : picture === place}
              aria-label={
                stands
                  ? t("product.morePhotos", { count: hidden + 1 })
                  : t("product.photo", { number: place + 1, total: pictures.length })
              }
              onClick={() => onShow(stands && picture >= place ? (picture + 1) % pictures.length : place)}
            >
              <Picture of={stands && picture > place ? pictures[picture] : shown} sizes="80px" shape="small" alt="" />
              {stands ? <span className={css.moreThumbs}>+{hidden + 1}</span> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
