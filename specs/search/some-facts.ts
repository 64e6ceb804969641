import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Facts } from "#core/search/facts.rule.ts"

/** A lipstick of Rp100.000 in stock; `change` says what is different. */
export const someFacts = (id: number, change: Partial<Facts> = {}): Facts => ({
  id: ProductId(id),
  name: `lipstik ${id}`,
  brand: BrandId(1),
  origin: "origin-id",
  categories: ["rias", "bibir", "lipstik"].map((one) => CategoryId(one)),
  tags: [],
  averageRating: 4.5,
  totalReviews: 2,
  sales90d: 0,
  firstActive: 0,
  prices: [rupiah(100_000)],
  stock: 7,
  availableFor: { all: true, online: true, store: true, guest: true },
  ...change
})

/** The same, sold out: it cannot be ordered. */
export const soldOut = (id: number, change: Partial<Facts> = {}): Facts =>
  someFacts(id, { stock: 0, availableFor: { all: true, online: false, store: false, guest: false }, ...change })
