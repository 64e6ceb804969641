import type { StoredBanner } from "#core/banners/stored-banner.ts"
import { brandPath, categoryPath, productPath, promotionPath, tagPath, textPath } from "#core/catalogue/links.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { StoredTextPage } from "#core/stores/store.ts"
import { type FeatureName, type PartName, partNames } from "#core/toggles/features.ts"
import type { Calendar } from "./calendar.ts"
import { hoursOf } from "./campaigns.ts"
import type { DemoData } from "./data.ts"
import type { Places } from "./goods.ts"
import type { Gallery } from "./pictures.ts"
import type { BannerRow, LinkRow } from "./rows.ts"

/** Returns a row with the part that it is about, if that can be switched. */
const aboutPart = <R extends { readonly feature?: FeatureName }>({ feature, ...row }: R) => {
  const part: PartName | undefined = partNames.find((name) => name === feature)
  return { ...row, ...(part && { part }) }
}

/** The page that answers the questions. */
const questionsStandOn = "help"

/** Returns the demo shop's lists of products. */
export const listsOf = ({ lists, products }: DemoData, places: Places): StoredLists => {
  const ids = idsAmong(products)
  return {
    lists: lists.lists.map((list) => ({ ...list, products: ids(list.products) })),
    popularCategories: lists.popularCategories.map(places.category),
    brandLists: lists.brandLists.map(({ name, brands }) => ({ name, brands: brands.map(places.brand) })),
    promotions: lists.promotions.map((promotion) => ({ ...promotion, products: ids(promotion.products) })),
    trendingSearches: lists.trendingSearches
  }
}

/** Returns the demo shop's text pages; one of them has the questions. */
export const pagesOf = ({ pages, questions }: DemoData): ReadonlyArray<StoredTextPage> =>
  pages.map(aboutPart).map((page) => ({
    ...page,
    questions: page.slug === questionsStandOn ? questions.map(aboutPart) : []
  }))

/** Returns the demo shop's banners, with their times counted from now. */
export const bannersOf = (
  data: DemoData,
  places: Places,
  gallery: Gallery,
  calendar: Calendar
): ReadonlyArray<StoredBanner> => {
  const ids = idsAmong(data.products)
  const path = pathOf(data, places)
  const inCampaign = (campaign: string) =>
    data.products.filter(({ deal }) => deal?.campaign === campaign).map(({ id }) => id)
  return data.banners.map((row: BannerRow): StoredBanner => {
    const { from, to, link, wide, narrow, products, campaign, ...said } = row
    const hours = campaign === undefined ? undefined : hoursOf(campaign)
    const widePicture = wide === undefined ? undefined : gallery.picture(wide)
    const narrowPicture = narrow === undefined ? undefined : gallery.picture(narrow)
    return {
      ...said,
      targets: row.targets ?? [],
      products: ids(products ?? (campaign === undefined ? [] : inCampaign(campaign))),
      startsAt: calendar.day(from),
      endsAt: calendar.day(to),
      ...(link !== undefined && { link: path(link) }),
      ...(widePicture && { wide: widePicture }),
      ...(narrowPicture && { narrow: narrowPicture }),
      ...(hours && { hours })
    }
  })
}

const idsAmong = (products: DemoData["products"]) => {
  const known = new Set(products.map(({ id }) => id))
  return (ids: ReadonlyArray<number>): ReadonlyArray<ProductId> =>
    ids.map((id) => {
      if (!known.has(id)) throw new Error(`the demo shop has no product ${id}`)
      return ProductId(id)
    })
}

const pathOf =
  ({ products }: DemoData, places: Places) =>
  (link: LinkRow): string => {
    if (typeof link === "string") return link
    if ("category" in link)
      return categoryPath({ id: places.category(link.category), slug: link.category, name: link.category })
    if ("brand" in link) return brandPath({ id: places.brand(link.brand), slug: link.brand, name: link.brand })
    if ("tag" in link) return tagPath(link.tag)
    if ("promotion" in link) return promotionPath(link.promotion)
    if ("page" in link) return textPath(link.page)
    const product = products.find(({ id }) => id === link.product)
    if (!product) throw new Error(`the demo shop has no product ${link.product}`)
    const { category } = product
    return productPath({
      id: ProductId(product.id),
      slug: product.slug,
      category: { id: places.category(category), slug: category, name: category }
    })
  }
