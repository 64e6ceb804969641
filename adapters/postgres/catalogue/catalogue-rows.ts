import { BrandId } from "#core/catalogue/brand.ts"
import type { ProductDraft } from "#core/catalogue/catalogue-writer.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type {
  Discount,
  SpecialPrice,
  StoredBrand,
  StoredCategory,
  StoredCombination,
  StoredCountry,
  StoredProduct,
  StoredTag
} from "#core/catalogue/stored.ts"
import { rupiah } from "#core/kernel/money.ts"
import { present } from "../present.ts"
import type { Given } from "../rows.ts"
import { moment, type Row } from "../tables.ts"
import type { Read } from "./catalogue-columns.ts"

type Discounted = Pick<Row<"products">, "discount_kind" | "discount_value" | "discount_sale">

/** Returns the discount of a row; `undefined` if it has none. */
export const discountOf = (row: Discounted): Discount | undefined =>
  row.discount_kind === null || row.discount_value === null
    ? undefined
    : { kind: row.discount_kind, value: row.discount_value, sale: row.discount_sale }

const discountColumns = (discount: Discount | undefined): Discounted => ({
  discount_kind: discount?.kind ?? null,
  discount_value: discount?.value ?? null,
  discount_sale: discount?.sale ?? false
})

/** Returns a country from its row. */
export const countryOf = (row: Row<"countries">): StoredCountry => ({
  code: row.code,
  name: row.name,
  phoneCode: row.phone_code,
  tag: row.tag,
  position: row.position
})

/** Returns a category from its row. */
export const categoryOf = (row: Row<"categories">): StoredCategory => ({
  id: CategoryId(row.id),
  slug: row.slug,
  name: row.name,
  level: row.level,
  featured: row.featured,
  position: row.position,
  ...present({ parent: row.parent_id, picture: row.picture })
})

/** Returns a brand from its row. */
export const brandOf = (row: Row<"brands">): StoredBrand => ({
  id: BrandId(row.id),
  slug: row.slug,
  name: row.name,
  wordmark: row.wordmark,
  letter: row.letter,
  story: row.story,
  ...present({ country: row.country_code })
})

/** Returns a tag from its row. */
export const tagOf = (row: Row<"tags">): StoredTag => ({ id: row.id, group: row.tag_group, name: row.name })

/** Returns a special price from its row. */
export const specialPriceOf = (row: Read<"special_prices">): SpecialPrice => ({
  price: rupiah(row.price),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  ...present({ campaign: row.campaign, quota: row.quota })
})

/** Returns a combination from its row and its special prices. */
export const combinationOf = (
  row: Read<"combinations">,
  specialPrices: ReadonlyArray<SpecialPrice>
): StoredCombination => ({
  id: CombinationId(row.id),
  attribute: row.attribute,
  name: row.name,
  price: rupiah(row.price),
  specialPrices,
  stock: row.stock,
  weightGram: row.weight_gram,
  isDefault: row.is_default,
  active: row.active,
  activeInReview: row.active_in_review,
  availableForGuest: row.available_for_guest,
  preOrder: row.pre_order,
  ...present({
    hex: row.hex,
    discount: discountOf(row),
    deliveryDate: row.delivery_date,
    sku: row.sku,
    barcode: row.barcode,
    picture: row.picture
  })
})

/** Returns a product from its row and its combinations. */
export const productOf = (
  row: Read<"products">,
  tags: ReadonlyArray<string>,
  combinations: ReadonlyArray<StoredCombination>
): StoredProduct => ({
  id: ProductId(row.id),
  source: row.source,
  sourceId: row.source_id,
  slug: row.slug,
  name: row.name,
  brand: BrandId(row.brand_id),
  description: row.description,
  howToUse: row.how_to_use,
  ingredients: row.ingredients,
  keyIngredients: row.key_ingredients,
  halal: { status: row.halal_status, ...present({ number: row.halal_number }) },
  dangerous: row.dangerous,
  tags,
  active: row.active,
  removed: row.removed,
  availableForOrder: row.available_for_order,
  sales90d: row.sales_90d + row.sold_90d,
  averageRating: row.average_rating,
  totalReviews: row.total_reviews,
  giftCard: row.gift_card,
  pictures: row.pictures,
  combinations,
  ...present({
    soldAs: row.sold_as,
    category: row.category_id,
    netWeight: row.net_weight,
    pao: row.pao,
    bpom: row.bpom,
    discount: discountOf(row),
    firstActive: row.first_active,
    sisterUrl: row.sister_url
  })
})

/** Returns the columns of `products` for a draft; ratings are written elsewhere. */
export const productColumns = (
  draft: ProductDraft,
  given: { readonly id: ProductId; readonly slug: string; readonly fingerprint: string; readonly version: number }
): Given<"products"> => ({
  id: given.id,
  source: draft.source,
  source_id: draft.sourceId,
  sold_as: draft.soldAs ?? null,
  slug: given.slug,
  name: draft.name,
  brand_id: draft.brand,
  category_id: draft.category ?? null,
  description: draft.description,
  how_to_use: draft.howToUse,
  ingredients: draft.ingredients,
  key_ingredients: draft.keyIngredients,
  net_weight: draft.netWeight ?? null,
  pao: draft.pao ?? null,
  halal_status: draft.halal.status,
  halal_number: draft.halal.number ?? null,
  bpom: draft.bpom ?? null,
  dangerous: draft.dangerous,
  active: draft.active,
  removed: draft.removed,
  available_for_order: draft.availableForOrder,
  ...discountColumns(draft.discount),
  first_active: draft.firstActive === undefined ? null : moment(draft.firstActive),
  sales_90d: draft.sales90d,
  gift_card: draft.giftCard,
  sister_url: draft.sisterUrl ?? null,
  pictures: draft.pictures,
  fingerprint: given.fingerprint,
  version: given.version
})

/** Returns the row of a combination. */
export const combinationColumns = (
  product: ProductId,
  combination: StoredCombination,
  position: number
): Given<"combinations"> => ({
  product_id: product,
  id: combination.id,
  position,
  attribute: combination.attribute,
  name: combination.name,
  hex: combination.hex ?? null,
  price: combination.price,
  ...discountColumns(combination.discount),
  stock: combination.stock,
  weight_gram: combination.weightGram,
  is_default: combination.isDefault,
  active: combination.active,
  active_in_review: combination.activeInReview,
  available_for_guest: combination.availableForGuest,
  pre_order: combination.preOrder,
  delivery_date: combination.deliveryDate === undefined ? null : moment(combination.deliveryDate),
  sku: combination.sku ?? null,
  barcode: combination.barcode ?? null,
  picture: combination.picture ?? null
})

/** Returns the row of a special price. */
export const specialPriceColumns = (
  product: ProductId,
  combination: CombinationId,
  special: SpecialPrice
): Given<"special_prices"> => ({
  product_id: product,
  combination_id: combination,
  starts_at: moment(special.startsAt),
  ends_at: moment(special.endsAt),
  price: special.price,
  campaign: special.campaign ?? null,
  quota: special.quota ?? null
})
