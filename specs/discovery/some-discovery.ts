import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { type ProductCard, ProductId } from "#core/catalogue/product.ts"
import { type Selection, SelectionId } from "#core/discovery/selections/selection.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"

const brand = { id: BrandId(1), name: "Nara", slug: "nara" }
const price = rupiah(50_000)

/** The card of a product of Rp50.000 in stock. */
export const someCard = (id: number): ProductCard => ({
  id: ProductId(id),
  soldAs: id,
  name: `Serum ${id}`,
  slug: `serum-${id}`,
  brand,
  stock: 5,
  active: true,
  availableForOrder: true,
  averageRating: 4.5,
  totalReviews: 3,
  attribute: "none",
  swatches: [],
  labels: [],
  combinations: 1,
  preOrder: false,
  price,
  priceAfterDiscount: price,
  priceRange: { min: price, max: price },
  priceAfterDiscountRange: { min: price, max: price },
  discountRange: { min: 0, max: 0 },
  discountPercentage: 0,
  isSale: false
})

/** Goods of Rp10.000 times their number, in stock. */
export const someGoods = (id: number, change: Partial<Goods> = {}): Goods => ({
  product: ProductId(id),
  combination: CombinationId(`${id}-1`),
  name: `Serum ${id}`,
  combinationName: "",
  attribute: "none",
  slug: `serum-${id}`,
  brand,
  categories: [{ id: CategoryId("1"), name: "Serum", slug: "serum" }],
  price: {
    price: rupiah(id * 10_000),
    priceAfterDiscount: rupiah(id * 10_000),
    discountPercentage: 0,
    isSale: false
  },
  stock: 5,
  sale: "open",
  availableForGuest: true,
  preOrder: false,
  giftCard: false,
  dangerous: false,
  weightGram: 100,
  ...change
})

/** Three steps: the first can be swapped twice, the second is sold out and can be swapped, the third stands alone. */
export const someSelection: Selection = {
  id: SelectionId("tiga-langkah"),
  title: "Tiga langkah",
  about: "Pagi dan malam.",
  steps: [
    { number: 1, title: "Bersihkan", reason: "Lembut.", choices: [someGoods(1), someGoods(2), someGoods(3)] },
    { number: 2, title: "Lembapkan", reason: "Ringan.", choices: [someGoods(4, { stock: 0 }), someGoods(5)] },
    { number: 3, title: "Lindungi", reason: "Wajib.", choices: [someGoods(6)] }
  ]
}
