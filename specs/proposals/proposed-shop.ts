import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import { rupiah } from "#core/kernel/money.ts"
import { slug } from "#core/kernel/text.ts"
import type { ProductProposed } from "#core/proposals/proposal.ts"
import type { PhotoId } from "#core/reviews/photos/photo.ts"
import { someBrands, someCategories } from "../arbitraries.ts"

const product = (id: number, brand: number, name: string): StoredProduct => ({
  id: ProductId(id),
  source: "spec",
  sourceId: String(id),
  slug: slug(name),
  name,
  brand: BrandId(brand),
  category: CategoryId("serum"),
  description: { id: "", en: "" },
  howToUse: { id: "", en: "" },
  ingredients: "",
  keyIngredients: [],
  halal: { status: "unknown" },
  dangerous: false,
  giftCard: false,
  tags: [],
  active: true,
  removed: false,
  availableForOrder: false,
  sales90d: 0,
  averageRating: 0,
  totalReviews: 0,
  pictures: [],
  combinations: [
    {
      id: CombinationId(`${id}-1`),
      attribute: "none",
      name: "",
      price: rupiah(50_000),
      specialPrices: [],
      stock: 3,
      weightGram: 100,
      isDefault: true,
      active: true,
      activeInReview: true,
      availableForGuest: true,
      preOrder: false
    }
  ]
})

/** A small shop: four brands, categories of three levels, five products. */
export const smallCatalogue: StoredCatalogue = {
  version: 1,
  countries: [
    { code: "ID", name: { id: "Indonesia", en: "Indonesia" }, phoneCode: "+62", tag: "origin-id", position: 1 },
    { code: "KR", name: { id: "Korea", en: "Korea" }, phoneCode: "+82", tag: "origin-kr", position: 2 },
    { code: "FR", name: { id: "Prancis", en: "France" }, phoneCode: "+33", tag: "origin-fr", position: 3 }
  ],
  categories: someCategories,
  brands: someBrands.map(({ country: _, ...brand }) => brand),
  tags: [],
  synonyms: [],
  products: [
    product(11, 1, "Serum Temulawak Cerah Pagi"),
    product(12, 1, "Sabun Muka Temulawak Susu"),
    product(13, 1, "Tabir Surya SPF 50 30 ml"),
    product(14, 2, "Lipstik Satin Senja"),
    product(15, 2, "Serum Bakuchiol Malam")
  ]
}

/** A shop without lists of its own. */
export const noLists: StoredLists = {
  lists: [],
  popularCategories: [],
  brandLists: [],
  promotions: [],
  trendingSearches: []
}

/** A whole proposal of a product that the small shop does not have. */
export const someProposal = (
  photos: ReadonlyArray<PhotoId>,
  change: Partial<ProductProposed> = {}
): ProductProposed => ({
  brand: { kind: "known", id: BrandId(1) },
  name: "Gel Lidah Buaya Segar",
  categories: [CategoryId("rawat"), CategoryId("wajah"), CategoryId("serum")],
  note: "",
  photos,
  isDifferent: false,
  ...change
})
