import { withCheckDigit } from "#core/catalogue/barcode.rule.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import type {
  BrandDraft,
  CategoryDraft,
  CombinationDraft,
  ProductDraft
} from "#core/catalogue/catalogue-writer.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Calendar } from "./calendar.ts"
import type { DemoData } from "./data.ts"
import type { Gallery } from "./pictures.ts"
import type { BrandRow, CategoryRow, CombinationRow, ProductRow } from "./rows.ts"

/** The demo shop's name as a source of products. */
export const demoSource = "demo"

/** Category of the cards that are sold as codes. */
const giftCards = "e-gift-card"

/** Ids of the data's categories and brands by slug. */
export interface Places {
  readonly category: (slug: string) => CategoryId
  readonly brand: (slug: string) => BrandId
}

/** Returns the demo shop's categories and brands by the names that its products use. */
export const placesOf = ({ categories, brands }: DemoData): Places => {
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, CategoryId(id)]))
  const brandIds = new Map(brands.map(({ slug, id }) => [slug, BrandId(id)]))
  return { category: known("category", categoryIds), brand: known("brand", brandIds) }
}

const known =
  <Id>(what: string, ids: ReadonlyMap<string, Id>) =>
  (slug: string): Id => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`the demo shop has no ${what} ${slug}`)
    return id
  }

/** Returns a category of the demo shop as the catalogue takes it. */
export const categoryDraft =
  (gallery: Gallery, places: Places) =>
  ({ id, parent, disc, ...row }: CategoryRow): CategoryDraft => {
    const picture = disc === undefined ? undefined : gallery.picture(`category-${disc}`)
    return {
      ...row,
      id: CategoryId(id),
      ...(parent !== undefined && { parent: places.category(parent) }),
      ...(picture && { picture })
    }
  }

/** Returns a brand of the demo shop as the catalogue takes it. */
export const brandDraft = ({ id, slug, name, country, story, look }: BrandRow): BrandDraft => ({
  id: BrandId(id),
  slug,
  name,
  wordmark: look.label,
  country,
  story
})

/** Returns a product of the demo shop as the catalogue takes it. */
export const productDraft =
  (gallery: Gallery, places: Places, calendar: Calendar) =>
  (row: ProductRow): ProductDraft => {
    const { id, brand, category, halal = { status: "unknown" }, bpom, soldAs } = row
    const main = `p${id}`
    return {
      id: ProductId(id),
      source: demoSource,
      sourceId: String(id),
      slug: row.slug,
      name: row.name,
      brand: places.brand(brand),
      category: places.category(category),
      description: row.description,
      howToUse: row.howToUse,
      ingredients: row.ingredients ?? "",
      keyIngredients: row.keyIngredients ?? [],
      ...(row.netWeight !== undefined && { netWeight: row.netWeight }),
      ...(row.pao !== undefined && { pao: row.pao }),
      halal,
      ...(bpom !== undefined && { bpom }),
      dangerous: row.dangerous ?? false,
      tags: [...row.tags, ...(halal.number === undefined ? [] : ["halal"]), ...(bpom === undefined ? [] : ["bpom"])],
      active: row.active ?? true,
      removed: false,
      ...(soldAs !== undefined && { soldAs }),
      ...(row.sisterUrl !== undefined && { sisterUrl: row.sisterUrl }),
      availableForOrder: soldAs !== undefined,
      ...(row.discount && { discount: row.discount }),
      firstActive: calendar.day(row.firstActive),
      sales90d: row.sales90d,
      giftCard: category === giftCards,
      pictures: gallery.pictures([main, `${main}-angle`, `${main}-texture`]),
      combinations: row.combinations.map(combinationDraft(row, gallery, calendar))
    }
  }

const combinationDraft =
  ({ id: product }: ProductRow, gallery: Gallery, calendar: Calendar) =>
  (row: CombinationRow): CombinationDraft => {
    const picture = gallery.picture(`p${product}-c${row.id}`)
    return {
      id: CombinationId(row.id),
      key: row.id,
      attribute: row.attribute,
      name: row.name ?? "",
      ...(row.hex !== undefined && { hex: row.hex }),
      price: rupiah(row.price),
      ...(row.discount && { discount: row.discount }),
      specialPrices: [],
      stock: row.stock,
      weightGram: row.weightGram,
      isDefault: row.isDefault ?? false,
      active: row.active ?? true,
      activeInReview: row.active ?? true,
      availableForGuest: row.availableForGuest ?? true,
      preOrder: row.preOrder ?? false,
      ...(row.deliveryDate !== undefined && { deliveryDate: calendar.day(row.deliveryDate) }),
      barcode: demoBarcode(row.id),
      ...(picture && { picture })
    }
  }

/** An EAN-13 for goods of the demo shop, of those that stores give themselves (20 to 29): no real article has it. GS1. */
const demoBarcode = (combination: string): string =>
  withCheckDigit(`200${combination.replace(/\D/g, "").slice(-9).padStart(9, "0")}`)
