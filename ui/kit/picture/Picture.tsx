import type { ComponentProps } from "react"
import type { Picture as PictureFacts } from "#core/catalogue/picture.ts"
import { cx } from "../cx.ts"
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
  wide,
  className
}: {
  readonly of: PictureFacts | undefined
  readonly sizes: string
  readonly shape?: keyof typeof css.shape
  /** Instead of the picture's own words; empty if the text beside it says them. */
  readonly alt?: string
  readonly when?: When
  /** Another picture for screens of this kind. */
  readonly wide?: { readonly of: PictureFacts; readonly media: string; readonly sizes: string } | undefined
  readonly className?: string | undefined
}) => {
  const shown = of !== undefined && of.webp.length > 0 ? of : undefined
  return (
    <span
      className={cx(css.shape[shape], !shown && css.broken, className)}
      style={shown ? { backgroundColor: shown.wall } : undefined}
    >
      {shown ? <Image of={shown} sizes={sizes} alt={alt ?? shown.alt} when={when} wide={wide} /> : null}
    </span>
  )
}

const Image = ({
  of,
  sizes,
  alt,
  when,
  wide
}: {
  readonly of: PictureFacts
  readonly sizes: string
  readonly alt: string
  readonly when: When
  readonly wide: ComponentProps<typeof Picture>["wide"]
}) => {
  const width = of.webp.at(-1) ?? 0
  return (
    <picture key={of.src}>
      {wide ? (
        <source media={wide.media} type="image/avif" srcSet={addresses(wide.of, "avif")} sizes={wide.sizes} />
      ) : null}
      {wide ? (
        <source media={wide.media} type="image/webp" srcSet={addresses(wide.of, "webp")} sizes={wide.sizes} />
      ) : null}
      {of.avif.length > 0 ? <source type="image/avif" srcSet={addresses(of, "avif")} sizes={sizes} /> : null}
      <img
        ref={markIfBroken}
        onError={(event) => markBroken(event.currentTarget)}
        className={css.image}
        src={`${of.src}-${middleOf(of.webp)}.webp`}
        {...(of.avif.length > 0 ? {} : { srcSet: addresses(of, "webp"), sizes })}
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

const addresses = (of: PictureFacts, ending: "avif" | "webp"): string =>
  of[ending].map((width) => `${of.src}-${width}.${ending} ${width}w`).join(", ")

/** The few browsers that know no AVIF get one WebP of a middling width. */
const middleOf = (widths: ReadonlyArray<number>): number => widths[widths.length >> 1] ?? 0

const markBroken = (image: HTMLImageElement): void => image.closest(`.${css.frame}`)?.classList.add(css.broken)

// The server's picture may have failed before the page was hydrated, and then there is no event.
const markIfBroken = (image: HTMLImageElement | null): void => {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") markBroken(image)
}
