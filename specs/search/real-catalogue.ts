import { letterOf } from "#core/catalogue/brand.rule.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId, type CategoryLevel } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredCategory, StoredProduct } from "#core/catalogue/stored.ts"
import { rupiah } from "#core/kernel/money.ts"
import { slug } from "#core/kernel/text.ts"
import { sharedRows } from "#specs/shared-data.ts"

/** What the real catalogue says of a product, as far as searches go. */
interface Row {
  readonly source_id: string
  readonly brand: string
  readonly name: string
  readonly category_path: ReadonlyArray<string>
  readonly price: { readonly amount: number }
  readonly rating: number | null
  readonly review_count: number | null
  readonly loves_count: number | null
  readonly highlights: ReadonlyArray<string>
}

/** The real catalogue of the shared data as this shop keeps one, without synonyms of its own. */
export const realCatalogue = (): StoredCatalogue => {
  const rows = sharedRows("catalogue-real.jsonl.gz") as ReadonlyArray<Row>
  const brands = new Map([...new Set(rows.map(({ brand }) => brand))].map((name, at) => [name, BrandId(at + 1)]))
  const categories = categoriesOf(rows)
  const tags = [...new Set(rows.flatMap(({ highlights }) => highlights))]
  return {
    version: 1,
    countries: [],
    categories: [...categories.values()],
    brands: [...brands].map(([name, id]) => ({
      id,
      slug: `${slug(name)}-${id}`,
      name,
      wordmark: name,
      letter: letterOf(name),
      story: { id: "", en: "" }
    })),
    tags: tags.map((name) => ({ id: slug(name), group: "highlight", name: { id: name, en: name } })),
    products: rows.map((row, at) => productOf(row, at, brands, categories)),
    synonyms: []
  }
}

const keyOf = (path: ReadonlyArray<string>): string => path.join(" > ")

const categoriesOf = (rows: ReadonlyArray<Row>): ReadonlyMap<string, StoredCategory> => {
  const categories = new Map<string, StoredCategory>()
  for (const { category_path: path } of rows)
    path.forEach((name, at) => {
      const key = keyOf(path.slice(0, at + 1))
      const parent = categories.get(keyOf(path.slice(0, at)))
      const number = categories.size + 1
      if (!categories.has(key))
        categories.set(key, {
          id: CategoryId(String(number)),
          slug: `${slug(name)}-${number}`,
          name: { id: name, en: name },
          level: (at + 1) as CategoryLevel,
          ...(parent && { parent: parent.id }),
          featured: false,
          position: number
        })
    })
  return categories
}

const productOf = (
  row: Row,
  at: number,
  brands: ReadonlyMap<string, BrandId>,
  categories: ReadonlyMap<string, StoredCategory>
): StoredProduct => {
  const category = categories.get(keyOf(row.category_path))
  const id = at + 1_001
  return {
    id: ProductId(id),
    source: "real",
    sourceId: row.source_id,
    soldAs: id,
    slug: slug(row.name),
    name: row.name,
    brand: brands.get(row.brand) ?? BrandId(0),
    ...(category && { category: category.id }),
    description: { id: "", en: "" },
    howToUse: { id: "", en: "" },
    ingredients: "",
    keyIngredients: [],
    halal: { status: "unknown" },
    dangerous: false,
    tags: [...new Set(row.highlights.map(slug))],
    active: true,
    removed: false,
    availableForOrder: true,
    sales90d: 0,
    averageRating: Math.floor((row.rating ?? 0) * 1_000) / 1_000,
    totalReviews: row.review_count ?? 0,
    giftCard: false,
    pictures: [],
    combinations: [
      {
        id: CombinationId(`${id}01`),
        attribute: "none",
        name: "",
        price: rupiah(Math.round(row.price.amount) * 15_500),
        specialPrices: [],
        // Every ninth is sold out: that must not hide what was asked for by name.
        stock: at % 9 === 0 ? 0 : 5,
        weightGram: 250,
        isDefault: true,
        active: true,
        activeInReview: true,
        availableForGuest: true,
        preOrder: false
      }
    ]
  }
}
