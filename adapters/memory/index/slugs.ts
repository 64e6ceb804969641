import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredPlaces, StoredProduct } from "#core/catalogue/stored.ts"

/** Owners of a slug; products without removed ones, lowest number first. */
export interface Slugs {
  readonly category?: CategoryId
  readonly brand?: BrandId
  readonly products: ReadonlyArray<ProductId>
}

/** Slugs that follow the catalogue. */
export interface GrowingSlugs {
  readonly of: (slug: string) => Slugs
  readonly change: (before: StoredProduct | undefined, after: StoredProduct) => void
  readonly follow: (places: StoredPlaces) => void
}

export const slugsOf = (places: StoredPlaces): GrowingSlugs => {
  let { categories, brands } = ownersIn(places)
  const productsOf = new Map<string, ReadonlyArray<ProductId>>()
  return {
    of: (slug) => {
      const [category, brand] = [categories.get(slug), brands.get(slug)]
      return {
        ...(category !== undefined && { category }),
        ...(brand !== undefined && { brand }),
        products: productsOf.get(slug) ?? []
      }
    },
    change: (before, after) => {
      const had = before === undefined || before.removed ? undefined : before.slug
      const has = after.removed ? undefined : after.slug
      if (had === has) return
      if (had !== undefined) {
        const others = (productsOf.get(had) ?? []).filter((id) => id !== after.id)
        if (others.length > 0) productsOf.set(had, others)
        else productsOf.delete(had)
      }
      if (has !== undefined)
        productsOf.set(
          has,
          [...(productsOf.get(has) ?? []), after.id].sort((one, other) => one - other)
        )
    },
    follow: (next) => {
      ;({ categories, brands } = ownersIn(next))
    }
  }
}

const ownersIn = ({ categories, brands }: StoredPlaces) => ({
  categories: new Map(categories.map(({ id, slug }) => [slug, id])),
  brands: new Map(brands.map(({ id, slug }) => [slug, id]))
})
