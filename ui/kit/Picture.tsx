import type { Picture as PictureFacts } from "#core/catalogue/picture.ts"
import { cx } from "./cx.ts"
import * as css from "./Picture.css.ts"

/** When a picture is fetched: near the screen, with the page, or before everything else as its largest part. */
type When = "near" | "soon" | "first"

/**
 * A picture of the shop in the width the screen needs: AVIF, else WebP. Its wall colour holds the place until it is there;
 * without one, or when it fails, the kawung mark stands there instead. Specification 2, Product card.
 */
export const Picture = ({
  of,
  sizes,
  shape = "square",
  alt,
  when = "near",
  className
}: {
  readonly of: PictureFacts | undefined
  readonly sizes: string
  readonly shape?: keyof typeof css.shape
  /** Instead of the picture's own words; empty where the text beside it says them. */
  readonly alt?: string
  readonly when?: When
  readonly className?: string | undefined
}) => {
  const shown = of !== undefined && of.webp.length > 0 ? of : undefined
  return (
    <span
      className={cx(css.shape[shape], !shown && css.broken, className)}
      style={shown ? { backgroundColor: shown.wall } : undefined}
    >
      {shown ? <Image of={shown} sizes={sizes} alt={alt ?? shown.alt} when={when} /> : null}
    </span>
  )
}

const Image = ({
  of,
  sizes,
  alt,
  when
}: {
  readonly of: PictureFacts
  readonly sizes: string
  readonly alt: string
  readonly when: When
}) => {
  const width = of.webp.at(-1) ?? 0
  return (
    <picture key={of.src}>
      {of.avif.length > 0 ? (
        <source type="image/avif" srcSet={addresses(of.src, of.avif, "avif")} sizes={sizes} />
      ) : null}
      <img
        ref={markIfBroken}
        onError={(event) => markBroken(event.currentTarget)}
        className={css.image}
        src={`${of.src}-${width}.webp`}
        srcSet={addresses(of.src, of.webp, "webp")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={Math.round(width * of.ratio)}
        loading={when === "near" ? "lazy" : "eager"}
        decoding="async"
        {...(when === "first" ? { fetchPriority: "high" } : {})}
      />
    </picture>
  )
}

const addresses = (src: string, widths: ReadonlyArray<number>, ending: string): string =>
  widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(", ")

const markBroken = (image: HTMLImageElement): void => image.closest(`.${css.frame}`)?.classList.add(css.broken)

// The server's picture may have failed before the page came to life, and then no event will tell.
const markIfBroken = (image: HTMLImageElement | null): void => {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") markBroken(image)
}
