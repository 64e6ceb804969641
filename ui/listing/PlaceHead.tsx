import type { CSSProperties } from "react"
import { brandsPath, categoryPath } from "#core/catalogue/links.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { ListingFacts, Place } from "#core/shop/facts.ts"
import { cx } from "../kit/cx.ts"
import { Kawung } from "../kit/picture/Logo.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { useWords, type Words } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import * as css from "./PlaceHead.css.ts"

/** Head of a place: the path to it, its name, and how much there is; of a search one line. */
export const PlaceHead = ({ facts, list }: { readonly facts: ListingFacts; readonly list: ListingView }) => {
  const words = useWords()
  const { place } = facts
  const { title, about, description } = headOf(place, list, words)
  const picture = place.kind === "category" ? place.category.picture : undefined
  const head = <Head title={title} description={description} noindex={place.kind === "search"} />
  if (place.kind === "search")
    return (
      <>
        {head}
        {isNothingFound(place, list) ? null : (
          <div className={css.results}>
            <h1 className={css.resultsTitle} tabIndex={-1}>
              {title}
            </h1>
            <p className={css.resultsCount}>{about}</p>
          </div>
        )}
      </>
    )
  return (
    <>
      {head}
      <div className={place.kind === "category" ? css.path : css.widePath}>
        <Breadcrumb path={wayTo(place, words)} here={title} />
      </div>
      <div
        className={cx(css.banner, css.ground[place.kind])}
        style={picture && ({ "--wall": picture.wall } as CSSProperties)}
      >
        {picture ? (
          <Picture of={picture} shape="free" sizes="42vw" alt="" when="soon" className={css.picture} />
        ) : (
          <Kawung className={css.emblem} />
        )}
        <div className={cx(css.words, !picture && css.alone)}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.about}>{about}</p>
        </div>
      </div>
      {place.kind === "brand" ? <p className={css.story}>{place.brand.story}</p> : null}
    </>
  )
}

/** Returns whether a search has no result at all: the page below says so, once. Rule 16. */
export const isNothingFound = (place: Place, { list, total, narrowed }: ListingView): boolean =>
  place.kind === "search" && list === "shown" && total === 0 && !narrowed

const headOf = (place: Place, { total, query }: ListingView, { t }: Words) => {
  const found = t("listing.count", { count: total })
  switch (place.kind) {
    case "category": {
      const { name, products } = place.category
      const brands = t("listing.countBrands", { count: place.brands })
      const about = `${t("listing.count", { count: products })}, ${brands}`
      return { title: name, about, description: `${name}: ${about}` }
    }
    case "brand": {
      const { name, products, country, story } = place.brand
      const from = country ? t("listing.brand.from", { country: country.name }) : ""
      const about = [from, t("listing.count", { count: products })].filter(Boolean).join(" · ")
      return { title: name, about, description: story }
    }
    case "tag":
      return { title: place.tag.name, about: found, description: t("listing.tag.text", { tag: place.tag.name }) }
    case "promotion": {
      const { title, text } = place.promotion
      return { title, about: text || found, description: text || title }
    }
    case "search": {
      const title = query.q ? t("listing.search.title", { q: query.q }) : t("listing.search.titleAll")
      return { title, about: found, description: title }
    }
  }
}

const wayTo = (place: Place, { t }: Words) => {
  if (place.kind === "brand") return [{ to: brandsPath(), name: t("shop.footer.allBrands") }]
  if (place.kind !== "category") return []
  return place.category.parents.map((parent) => ({ to: categoryPath(parent), name: parent.name }))
}
