import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCombination, StoredProduct } from "#core/catalogue/stored.ts"
import { rupiah } from "#core/kernel/money.ts"

/** A shade of Rp100.000, four of them left; `change` says what is different. */
export const someShade = (change: Partial<StoredCombination> = {}): StoredCombination => ({
  id: CombinationId("701"),
  attribute: "shade",
  name: "01 Delima",
  hex: "#b3123a",
  price: rupiah(100_000),
  specialPrices: [],
  stock: 4,
  weightGram: 60,
  isDefault: true,
  active: true,
  activeInReview: true,
  availableForGuest: true,
  preOrder: false,
  ...change
})

/** A lipstick of one shade, without pictures; its brand and category are among those of the generated shops. */
export const someStored = (change: Partial<StoredProduct> = {}): StoredProduct => ({
  id: ProductId(7),
  source: "spec",
  sourceId: "7",
  slug: "lipstik-satin",
  name: "Lipstik Satin",
  brand: BrandId(1),
  category: CategoryId("lipstik"),
  soldAs: 50_007,
  active: true,
  removed: false,
  availableForOrder: true,
  sales90d: 3,
  averageRating: 4.5,
  totalReviews: 2,
  tags: [],
  description: { id: "Lembut di bibir", en: "Soft" },
  howToUse: { id: "Oleskan", en: "Apply" },
  ingredients: "Aqua",
  keyIngredients: [],
  pictures: [],
  halal: { status: "unknown" },
  dangerous: false,
  giftCard: false,
  combinations: [someShade()],
  ...change
})
