import { type ReactNode, useEffect, useRef } from "react"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Carousel.css.ts"
import { Icon } from "./Icon.tsx"

/** Things in a line that the reader moves: by swiping, by wheel, by keys, or with two buttons if there is a mouse. */
export const Carousel = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const { t } = useWords()
  const rail = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const box = rail.current
    if (box === null) return
    const watched = new ResizeObserver(() => reportEnds(box))
    watched.observe(box)
    return () => watched.disconnect()
  }, [])
  const turn = (pages: number) => () =>
    rail.current?.scrollBy({ left: pages * rail.current.clientWidth * 0.9, behavior: "smooth" })
  return (
    <div className={css.frame} data-at="start">
      <ul
        ref={rail}
        className={css.rail}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        onScroll={(event) => reportEnds(event.currentTarget)}
      >
        {children}
      </ul>
      <button type="button" className={css.button.back} aria-label={t("shop.carousel.back")} onClick={turn(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className={css.button.on} aria-label={t("shop.carousel.on")} onClick={turn(1)}>
        <Icon name="right" />
      </button>
    </div>
  )
}

/** Reports whether the rail is at its beginning, its end, or both; a button without effect is not shown. */
const reportEnds = (rail: HTMLElement): void => {
  const start = rail.scrollLeft < 8 ? "start " : ""
  const end = rail.scrollLeft + rail.clientWidth > rail.scrollWidth - 8 ? "end" : ""
  if (rail.parentElement) rail.parentElement.dataset["at"] = start + end
}

/** One of them, as wide as its kind. */
export const Slide = ({
  width,
  children
}: {
  readonly width: keyof typeof css.width
  readonly children: ReactNode
}) => <li className={css.width[width]}>{children}</li>
