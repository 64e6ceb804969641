import type { BrandLink } from "./brand.ts"
import type { CategoryLink } from "./category.ts"
import { productPath } from "./links.ts"
import { type CatalogueNames, pictureIn } from "./names.rule.ts"
import { offeredCombinations, shownFirst, stockOf } from "./offered.rule.ts"
import type { ListPrice, ProductCard } from "./product.ts"
import type { StoredCombination, StoredProduct } from "./stored.ts"

/** Most colours, and most other labels, on a card. Specification 9. */
export const swatchesShown = 3
/** Labels on a product card at most. */
export const labelsShown = 2

/** A product as lists show it, with the price that holds now. Wire: product card. */
export const cardOf = (product: StoredProduct, price: ListPrice, names: CatalogueNames): ProductCard => {
  const combinations = offeredCombinations(product)
  const first = shownFirst(product)
  const category = categoryOf(product, names)
  const picture = product.pictures[0] ?? first?.picture
  return {
    ...price,
    id: product.id,
    ...(product.soldAs !== undefined && { soldAs: product.soldAs }),
    name: product.name,
    slug: product.slug,
    brand: brandOf(product, names),
    ...(category && { category }),
    ...(picture && { picture: pictureIn(picture, names.language) }),
    stock: stockOf(product),
    active: product.active,
    availableForOrder: product.availableForOrder,
    ...(product.soldAs !== undefined && {
      shareUrl: productPath({
        id: product.id,
        slug: product.slug,
        ...(category && { category })
      })
    }),
    averageRating: product.averageRating,
    totalReviews: product.totalReviews,
    attribute: first?.attribute ?? "none",
    swatches: swatchesOf(combinations),
    labels: labelsOf(combinations),
    combinations: combinations.length,
    preOrder: first?.preOrder ?? false,
    ...(first?.preOrder && first.deliveryDate !== undefined && { deliveryDate: first.deliveryDate })
  }
}

/** The first colours a product comes in. */
export const swatchesOf = (combinations: ReadonlyArray<StoredCombination>): ReadonlyArray<string> =>
  combinations
    .flatMap(({ attribute, hex }) => (attribute === "shade" && hex !== undefined ? [hex] : []))
    .slice(0, swatchesShown)

/** The first sizes or variants a product comes in; shades without a colour are named here too. */
export const labelsOf = (combinations: ReadonlyArray<StoredCombination>): ReadonlyArray<string> =>
  combinations
    .flatMap(({ attribute, hex, name }) => (attribute === "none" || hex !== undefined || name === "" ? [] : [name]))
    .slice(0, labelsShown)

/** Returns the name of a product's brand; a missing brand is named by its number. */
export const brandOf = ({ brand }: Pick<StoredProduct, "brand">, { brands }: CatalogueNames): BrandLink => {
  const { id, name, slug } = brands.get(brand) ?? {
    id: brand,
    name: String(brand),
    slug: String(brand)
  }
  return { id, name, slug }
}

/** The category a product's address names. */
export const categoryOf = (
  { category }: Pick<StoredProduct, "category">,
  { paths }: CatalogueNames
): CategoryLink | undefined => (category === undefined ? undefined : paths.get(category)?.at(-1))
