import { Effect } from "effect"
import type { PartName } from "#adapters/merchant/part.ts"
import type { BrandRow, CategoryRow } from "#adapters/merchant/place.parts.ts"
import type { StoreRow } from "#adapters/merchant/store.part.ts"
import { readBanners } from "#adapters/postgres/banners.sql.ts"
import { readSelections } from "#adapters/postgres/discovery/selections.sql.ts"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { readGifts } from "#adapters/postgres/selling/gifts.sql.ts"
import {
  readBanks,
  readBrandCountries,
  readCategoryRows,
  readCouriers,
  readIdentity
} from "#adapters/postgres/selling/merchant.sql.ts"
import { readPages, readPlacedStores } from "#adapters/postgres/selling/stores.sql.ts"
import { readVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { readSpecials } from "#adapters/postgres/window/specials.sql.ts"
import type { Plan } from "./setup-plan.ts"

/** Everything a merchant has set up, as rows by their part. */
export type Setup = Effect.Success<ReturnType<typeof readSetup>>
/** What is to become of the rows of each part. */
export type Plans = { readonly [K in PartName]?: Plan<Setup[K][number]> | undefined }

/** Reads what the merchant has set up. */
export const readSetup = Effect.fnUntraced(function* (on: Session) {
  const [identity, pages] = [yield* readIdentity(on), yield* readPages(on)]
  const brands = yield* readBrandCountries(on)
  const categories = yield* readCategoryRows(on)
  const stores: ReadonlyArray<StoreRow> = yield* readPlacedStores(on)
  return {
    shop: identity === undefined ? [] : [identity],
    stores,
    banks: yield* readBanks(on),
    couriers: yield* readCouriers(on),
    brands: brands.map(
      ({ id, name, country_code: country }): BrandRow => ({ id, name, ...(country !== null && { country }) })
    ),
    categories: categories.map(
      ({ id, name, position, featured, picture }): CategoryRow => ({
        id,
        name,
        position,
        featured,
        ...(picture !== null && { picture: picture.src })
      })
    ),
    pages: pages.map(({ questions: _, ...page }) => page),
    vouchers: yield* readVouchers(on),
    gifts: yield* readGifts(on),
    banners: yield* readBanners(on),
    specials: yield* readSpecials(on),
    ...(yield* readSelections(on)),
    questions: pages.flatMap(({ slug: page, questions }) => questions.map((asked) => ({ page, ...asked }))),
    pictures: new Map(categories.map(({ id, picture }) => [id, picture]))
  }
})
