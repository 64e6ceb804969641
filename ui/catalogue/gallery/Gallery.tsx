import { useEffect, useRef } from "react"
import type { ProductPageView } from "#core/pricing/product-page.view.ts"
import { cx } from "../../kit/cx.ts"
import { Badge } from "../../kit/picture/Badge.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Gallery.css.ts"
import { GalleryThumbs } from "./GalleryThumbs.tsx"

const sizes = "(max-width: 991px) 94vw, 690px"

/** The pictures of a product: swiped, turned with two buttons, or chosen by thumbnail. Rules 18, 19. */
export const Gallery = ({
  view: { pictures, picture, label, step },
  onShow,
  onTurn
}: {
  readonly view: ProductPageView
  readonly onShow: (place: number) => void
  readonly onTurn: (by: 1 | -1) => void
}) => {
  const { t } = useWords()
  const rail = useSwipe(picture, onShow)
  return (
    <section className={cx(css.gallery, pictures.length > 1 && css.several)} aria-label={t("product.gallery")}>
      <div data-stage="" className={css.stage}>
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
        {step === "soldOut" ? (
          <Badge look="quiet" className={css.stageLabel}>
            {t("product.out")}
          </Badge>
        ) : label ? (
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
      {pictures.length > 1 ? <GalleryThumbs pictures={pictures} picture={picture} onShow={onShow} /> : null}
    </section>
  )
}

/** Synchronises the rail and the machine: a swipe reports the place, and the place moves the rail. */
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
