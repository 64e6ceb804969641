import type { CSSProperties } from "react"
import { brandsPath, categoryPath } from "#core/catalogue/links.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { ListingFacts, Place } from "#core/shop/facts.ts"
import { ground } from "../catalogue/brands/Monogram.css.ts"
import { Monogram, signOf, Wordmark } from "../catalogue/brands/Monogram.tsx"
import { cx } from "../kit/cx.ts"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { useWords, type Words } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { PlaceArt } from "./PlaceArt.tsx"
import * as css from "./PlaceHead.css.ts"

/** Letters of a line that stands beside a picture on a telephone. */
const oneLine = 40

/** Head of a place: the path to it, its name, and how much there is; of a search one line. */
export const PlaceHead = ({ facts, list }: { readonly facts: ListingFacts; readonly list: ListingView }) => {
  const words = useWords()
  const { place } = facts
  const { title, about, description } = headOf(place, list, words)
  const scene = place.kind === "category" ? place.category.picture : undefined
  // Those the page began with: the band stays as it is while filters change the list.
  const goods = facts.found.products.flatMap(({ picture }) => picture ?? []).slice(0, 3)
  const brand = place.kind === "brand" ? place.brand : undefined
  const isLong = about.length > oneLine
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
        className={cx(css.banner, brand ? ground : place.kind !== "category" && css.calm)}
        {...(brand && signOf(brand))}
        style={
          { "--wall": scene?.wall, "--goods": goods.length, "--few": isLong ? 0 : goods.length && 1 } as CSSProperties
        }
      >
        <PlaceArt scene={scene} goods={goods} />
        <div className={cx(css.words, scene ? css.besideScene : css.beside)}>
          {brand ? <Monogram brand={brand} size="large" /> : null}
          <div className={css.names}>
            <h1 className={css.title} tabIndex={-1}>
              {brand ? <Wordmark brand={brand} size="head" /> : title}
            </h1>
            <p className={css.about}>{about}</p>
          </div>
        </div>
      </div>
      {brand ? <p className={css.story}>{brand.story}</p> : null}
    </>
  )
}

/** Returns whether a search has no result at all: the page below says so, once. Rule 16. */
export const isNothingFound = (place: Place, { list, total, narrowed }: ListingView): boolean =>
  place.kind === "search" && list === "shown" && total === 0 && !narrowed

const headOf = (place: Place, { total, query, facets }: ListingView, { t, say }: Words) => {
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
    case "tag": {
      const { name, group } = place.tag
      const brands = t("listing.countBrands", { count: facets.brands.filter(({ count }) => count > 0).length })
      const about = [say(`listing.group.tag-${group}`, { defaultValue: "" }), `${found}, ${brands}`]
        .filter(Boolean)
        .join(" · ")
      return { title: name, about, description: `${name}: ${about}` }
    }
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
