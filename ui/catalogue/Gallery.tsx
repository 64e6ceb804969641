import { useEffect, useRef } from "react"
import type { Product } from "#core/catalogue/product.ts"
import type { ProductPageView } from "#core/pricing/product-page.view.ts"
import { Badge } from "../kit/Badge.tsx"
import { Icon } from "../kit/Icon.tsx"
import { Picture } from "../kit/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ProductScreen.css.ts"

const thumbsShown = 5
const sizes = "(max-width: 991px) 94vw, 600px"

/** The pictures of a product: swiped, turned with two buttons, or chosen by thumbnail. Rules 18, 19. */
export const Gallery = ({
  product,
  view: { pictures, picture, label },
  onShow,
  onTurn
}: {
  readonly product: Product
  readonly view: ProductPageView
  readonly onShow: (place: number) => void
  readonly onTurn: (by: 1 | -1) => void
}) => {
  const { t } = useWords()
  const rail = useSwipe(picture, onShow)
  return (
    <section className={css.gallery} aria-label={t("product.gallery")}>
      <div className={css.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <ul ref={rail} className={css.rail} tabIndex={0} aria-label={t("product.gallery")}>
          {pictures.map((shown, place) => (
            <li key={shown.src} className={css.slide}>
              <Picture of={shown} sizes={sizes} shape="large" when={place === 0 ? "first" : "near"} />
            </li>
          ))}
          {pictures.length === 0 ? (
            <li className={css.slide}>
              <Picture of={undefined} sizes={sizes} shape="large" />
            </li>
          ) : null}
        </ul>
        {label ? (
          <Badge look="sale" className={css.stageLabel} lang={label === "SALE" ? "en" : undefined}>
            {label}
          </Badge>
        ) : null}
        {pictures.length > 1 ? (
          <>
            <span className={css.place} aria-hidden="true">
              {picture + 1}/{pictures.length}
            </span>
            <button
              type="button"
              className={css.turnBack}
              aria-label={t("product.previous")}
              onClick={() => onTurn(-1)}
            >
              <Icon name="left" />
            </button>
            <button type="button" className={css.turnOn} aria-label={t("product.next")} onClick={() => onTurn(1)}>
              <Icon name="right" />
            </button>
          </>
        ) : null}
      </div>
      {pictures.length > 1 ? <Thumbs product={product} pictures={pictures} picture={picture} onShow={onShow} /> : null}
    </section>
  )
}

const Thumbs = ({
  pictures,
  picture,
  onShow
}: Pick<ProductPageView, "pictures" | "picture"> & {
  readonly product: Product
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
              <Picture of={shown} sizes="72px" shape="small" alt="" />
              {stands ? <span className={css.moreThumbs}>+{hidden + 1}</span> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Keeps the rail and the machine of one mind: a swipe tells the place, and the place moves the rail. */
const useSwipe = (picture: number, onShow: (place: number) => void) => {
  const rail = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const box = rail.current
    if (box && placeOf(box) !== picture) box.scrollTo({ left: picture * box.clientWidth })
  }, [picture])
  useEffect(() => {
    const box = rail.current
    if (!box) return
    const settled = () => onShow(placeOf(box))
    box.addEventListener("scrollend", settled)
    return () => box.removeEventListener("scrollend", settled)
  })
  return rail
}

const placeOf = (box: HTMLElement): number => Math.round(box.scrollLeft / Math.max(1, box.clientWidth))
