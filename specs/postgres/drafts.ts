import { BrandId } from "#core/catalogue/brand.ts"
import type { CombinationDraft, ProductDraft } from "#core/catalogue/catalogue-writer.port.ts"
import { rupiah } from "#core/kernel/money.ts"

/** The same word in both languages. */
export const words = (text: string) => ({ id: text, en: text })

/** A buyable thing; every field that matters to a spec is named by it. */
export const combination = (key: string, change: Partial<CombinationDraft> = {}): CombinationDraft => ({
  key,
  attribute: "none",
  name: "",
  price: rupiah(50_000),
  specialPrices: [],
  stock: 3,
  weightGram: 250,
  isDefault: true,
  active: true,
  activeInReview: true,
  availableForGuest: true,
  preOrder: false,
  ...change
})

/** A serum of the first brand with one combination. */
export const product = (sourceId: string, change: Partial<ProductDraft> = {}): ProductDraft => ({
  source: "feed",
  sourceId,
  name: `Serum ${sourceId}`,
  brand: BrandId(1),
  description: words("Serum ringan"),
  howToUse: words(""),
  ingredients: "",
  keyIngredients: [],
  halal: { status: "unknown" },
  dangerous: false,
  tags: [],
  active: true,
  removed: false,
  availableForOrder: true,
  sales90d: 0,
  giftCard: false,
  pictures: [],
  combinations: [combination("v1")],
  ...change
})
