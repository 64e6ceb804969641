import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { type ProductCard, ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"

/** Returns a range of whole rupiah; of one number if no second is given. */
export const range = (min: number, max = min) => ({ min: rupiah(min), max: rupiah(max) })

/** A product as lists show it, with each field. */
export const someCard: ProductCard = {
  id: ProductId(1003),
  soldAs: 57_009,
  name: "Daily UV Shield Sunscreen SPF 50+ PA++++",
  slug: "daily-uv",
  brand: { id: BrandId(3), name: "Surya", slug: "surya" },
  category: { id: CategoryId("cat-sun"), name: "Sunscreen", slug: "sunscreen" },
  price: rupiah(85_000),
  priceAfterDiscount: rupiah(68_000),
  priceRange: range(85_000, 149_000),
  priceAfterDiscountRange: range(68_000, 119_200),
  discountRange: { min: 20, max: 20 },
  discountPercentage: 20,
  isSale: false,
  stock: 3,
  active: true,
  availableForOrder: true,
  shareUrl: "/product/sunscreen/1003-daily-uv",
  averageRating: 4.9,
  totalReviews: 5117,
  attribute: "size",
  swatches: [],
  labels: ["30 ml", "50 ml"],
  combinations: 3,
  preOrder: false
}
