import type { CategoryBranch } from "#core/catalogue/category.ts"
import { brandsPath, categoryPath } from "#core/catalogue/links.ts"
import { viewCategoryChoices } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { ListingFacts, Place } from "#core/shop/facts.ts"
import { ChipLink, Chips } from "../kit/Chip.tsx"
import { cx } from "../kit/cx.ts"
import { Kawung } from "../kit/picture/Logo.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { useWords, type Words } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import * as css from "./PlaceHead.css.ts"

/** Head of a place: the path to it, its name, and what lies below it. */
export const PlaceHead = ({ facts, list }: { readonly facts: ListingFacts; readonly list: ListingView }) => {
  const words = useWords()
  const { place } = facts
  const { title, about, description } = headOf(place, list, words)
  const picture = place.kind === "category" ? place.category.picture : undefined
  return (
    <>
      <Head title={title} description={description} noindex={place.kind === "search"} />
      <Breadcrumb path={wayTo(place, words)} here={title} />
      <div className={cx(css.banner, css.ground[place.kind])}>
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
          {place.kind === "brand" ? <p className={css.story}>{place.brand.story}</p> : null}
        </div>
      </div>
      <Below place={place} list={list} />
    </>
  )
}

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

/** The categories one step further down, or those a search can be narrowed to. */
const Below = ({ place, list }: { readonly place: Place; readonly list: ListingView }) => {
  const { t, count } = useWords()
  const below: ReadonlyArray<CategoryBranch> = place.kind === "category" ? place.below : []
  const narrowing = place.kind === "category" ? [] : viewCategoryChoices(list.fixed, list.query, list.facets)
  if (below.length + narrowing.length === 0) return null
  return (
    <nav aria-label={t("listing.below")} className={css.below}>
      <Chips label={t("listing.below")}>
        {below.map((category) => (
          <li key={category.id}>
            <ChipLink to={categoryPath(category)}>{category.name}</ChipLink>
          </li>
        ))}
        {narrowing.map(({ id, name, on, search, count: products }) => (
          <li key={id}>
            <ChipLink on={on} to={{ search }}>
              {name} ({count(products)})
            </ChipLink>
          </li>
        ))}
      </Chips>
    </nav>
  )
}
