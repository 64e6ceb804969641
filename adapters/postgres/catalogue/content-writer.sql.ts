import type { Effect } from "effect"
import type { Kysely } from "kysely"
import type { PlacedBanner, StoredBanner } from "#core/banners/stored-banner.ts"
import type { WrittenSelection, WrittenStep } from "#core/discovery/selections/selection.ts"
import type { StoredEgiftTemplate } from "#core/egift/egift-info.ts"
import type { WrittenGift } from "#core/gifts/gift.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { BankAccount } from "#core/orders/transfer/payment.ts"
import type { CourierService } from "#core/shipping/couriers.ts"
import type { StoredShopIdentity } from "#core/stores/shop-identity.ts"
import type { Store, StoredTextPage } from "#core/stores/store.ts"
import { selectionColumns, stepColumns } from "../discovery/selections.sql.ts"
import { egiftTemplateColumns } from "../egift/egifts.sql.ts"
import type { Db } from "../engine/db.ts"
import { type Given, putWhole } from "../rows.ts"
import { giftColumns } from "../selling/gifts.sql.ts"
import { moment, type Tables } from "../tables.ts"
import { changing } from "./versions.sql.ts"

/** A store with the Kemendagri codes of its location. D-50. */
export interface PlacedStore extends Store {
  readonly cityCode: string
  readonly provinceCode: string
  /** Whether parcels leave from it; they do if it is not said. */
  readonly ships?: boolean
}

/** Content around the goods. Of a given part, rows that are not named any more are deleted; the other parts stay. */
export interface Content {
  /** In their order, unless they have positions. */
  readonly banners?: ReadonlyArray<StoredBanner | PlacedBanner>
  readonly stores?: ReadonlyArray<PlacedStore>
  readonly pages?: ReadonlyArray<StoredTextPage>
  readonly identity?: StoredShopIdentity
  readonly banks?: ReadonlyArray<BankAccount>
  readonly couriers?: ReadonlyArray<CourierService>
  readonly gifts?: ReadonlyArray<WrittenGift>
  readonly egiftTemplates?: ReadonlyArray<StoredEgiftTemplate>
  readonly selections?: ReadonlyArray<WrittenSelection>
  readonly steps?: ReadonlyArray<WrittenStep>
}

/** Replaces text pages, banners and lists in one transaction. */
export const putContent = (db: Db, content: Content): Effect.Effect<void, Unavailable> =>
  changing(db, "content", async (on) => ({ answer: undefined, changed: (await writeContent(on, content)) > 0 }))

/** Writes the given parts within a change of `content`. Returns how many rows came, went or are different now. */
export const writeContent = async (
  on: Kysely<Tables>,
  { banners, stores, pages, identity, banks, couriers, gifts, egiftTemplates, selections, steps }: Content
): Promise<number> => {
  let rows = 0
  if (banners) rows += await putWhole(on, "banners", banners.map(bannerColumns), ["id"])
  if (stores) rows += await writeStores(on, stores)
  if (pages) rows += await writePages(on, pages)
  if (identity) rows += await putWhole(on, "shop_identity", [identityColumns(identity)], ["only_row"])
  if (banks) rows += await putWhole(on, "bank_accounts", banks.map(bankColumns), ["id"])
  if (couriers) rows += await putWhole(on, "courier_services", couriers.map(courierColumns), ["id"])
  if (selections) rows += await putWhole(on, "selections", selections.map(selectionColumns), ["id"])
  if (steps) rows += await putWhole(on, "selection_steps", steps.map(stepColumns), ["selection", "step"])
  if (egiftTemplates) rows += await putWhole(on, "egift_templates", egiftTemplates.map(egiftTemplateColumns), ["id"])
  if (gifts) rows += await putWhole(on, "gifts", gifts.map(giftColumns), ["id"])
  return rows
}

/** No two stores are the default at any moment: first none of these is. */
const writeStores = async (on: Kysely<Tables>, stores: ReadonlyArray<PlacedStore>): Promise<number> => {
  const held = await on.selectFrom("stores").select("id").where("is_default", "=", true).execute()
  const isOther = held.some(({ id }) => stores.some((store) => store.id !== id && store.isDefault))
  if (isOther) await on.updateTable("stores").set({ is_default: false }).where("is_default", "=", true).execute()
  return putWhole(on, "stores", stores.map(storeColumns), ["id"])
}

const writePages = async (on: Kysely<Tables>, pages: ReadonlyArray<StoredTextPage>): Promise<number> => {
  const texts = pages.map(({ slug, title, paragraphs, part = null }, position) => ({
    slug,
    title,
    paragraphs,
    position,
    part
  }))
  const questions = pages.flatMap(({ slug, questions }) =>
    questions.map(({ part = null, ...asked }, position) => ({ page: slug, position, ...asked, part }))
  )
  return (
    (await putWhole(on, "text_pages", texts, ["slug"])) +
    (await putWhole(on, "text_questions", questions, ["page", "position"]))
  )
}

const identityColumns = ({ name, sign, isSample, sender, help }: StoredShopIdentity): Given<"shop_identity"> => ({
  only_row: true,
  name,
  sign,
  sender: sender ?? null,
  help_email: help.email ?? null,
  help_whatsapp: help.whatsapp ?? null,
  help_hours: help.hours ?? null,
  sample: isSample
})

const bankColumns = (account: BankAccount, position: number): Given<"bank_accounts"> => ({
  id: account.id,
  bank: account.bank,
  number: account.number,
  holder: account.holder,
  position,
  method: account.method ?? null,
  fee: account.fee ?? null
})

const courierColumns = (service: CourierService, position: number): Given<"courier_services"> => ({
  id: service.id,
  courier: service.courier,
  courier_name: service.courierName,
  service: service.service,
  kind: service.kind,
  flies: service.flies,
  rates: service.rates,
  hours: service.hours ?? null,
  most_kg: service.mostKg ?? null,
  takes_cash: service.takesCash ?? false,
  most_km: service.mostKm ?? null,
  position
})

const bannerColumns = (banner: StoredBanner | PlacedBanner, index: number): Given<"banners"> => ({
  id: banner.id,
  banner_group: banner.group,
  position: "position" in banner ? banner.position : index,
  title: banner.title,
  text: banner.text ?? null,
  action: banner.action ?? null,
  link: banner.link ?? null,
  wide: banner.wide ?? null,
  narrow: banner.narrow ?? null,
  apply: banner.apply,
  location: banner.location,
  targets: banner.targets,
  regions: banner.regions ?? null,
  products: banner.products,
  starts_at: moment(banner.startsAt),
  ends_at: banner.endsAt === undefined ? null : moment(banner.endsAt),
  daily_from_ms: banner.hours?.from ?? null,
  daily_to_ms: banner.hours?.to ?? null,
  announced_hours: banner.announcedHours ?? null
})

const storeColumns = (store: PlacedStore): Given<"stores"> => ({
  id: store.id,
  name: store.name,
  city: store.city,
  city_code: store.cityCode,
  province_code: store.provinceCode,
  address: store.address,
  phone: store.phone,
  latitude: store.latitude,
  longitude: store.longitude,
  hours: store.hours,
  services: store.services,
  is_default: store.isDefault,
  ships: store.ships ?? true
})
