import { readFileSync } from "node:fs"
import type { StoredTag } from "#core/catalogue/stored.ts"
import type { BankAccount } from "#core/orders/transfer/payment.ts"
import type { StoredShopIdentity } from "#core/stores/shop-identity.ts"
import type {
  BannerRow,
  BrandRow,
  CategoryRow,
  CountryRow,
  EgiftTemplateRow,
  GiftRow,
  JournalRow,
  ListRows,
  MemberRow,
  PageRow,
  ProductRow,
  QuestionRow,
  ReviewRow,
  SelectionRow,
  StoreRow,
  VoucherRow
} from "./rows.ts"

/** All data of the demo shop, as in `data/`. */
export interface DemoData {
  readonly countries: ReadonlyArray<CountryRow>
  readonly categories: ReadonlyArray<CategoryRow>
  readonly brands: ReadonlyArray<BrandRow>
  readonly tags: ReadonlyArray<StoredTag>
  readonly synonyms: ReadonlyArray<ReadonlyArray<string>>
  readonly products: ReadonlyArray<ProductRow>
  readonly lists: ListRows
  readonly banners: ReadonlyArray<BannerRow>
  readonly shop: StoredShopIdentity
  readonly banks: ReadonlyArray<BankAccount>
  readonly stores: ReadonlyArray<StoreRow>
  readonly pages: ReadonlyArray<PageRow>
  /** Of the page `help`. */
  readonly questions: ReadonlyArray<QuestionRow>
  readonly members: ReadonlyArray<MemberRow>
  readonly reviews: ReadonlyArray<ReviewRow>
  readonly vouchers: ReadonlyArray<VoucherRow>
  readonly gifts: ReadonlyArray<GiftRow>
  readonly egiftTemplates: ReadonlyArray<EgiftTemplateRow>
  readonly selections: ReadonlyArray<SelectionRow>
  readonly journal: ReadonlyArray<JournalRow>
}

/** The files of `data/`, each an array or an object (`.json`) or one row a line (`.jsonl`). */
const files = {
  countries: "countries.json",
  categories: "categories.json",
  brands: "brands.json",
  tags: "tags.json",
  synonyms: "synonyms.json",
  products: "products.jsonl",
  lists: "lists.json",
  banners: "banners.json",
  shop: "shop.json",
  banks: "banks.json",
  stores: "stores.json",
  pages: "pages.json",
  questions: "questions.json",
  members: "members.jsonl",
  reviews: "reviews.jsonl",
  vouchers: "vouchers.json",
  gifts: "gifts.json",
  egiftTemplates: "egift-templates.json",
  selections: "selections.json",
  journal: "journal.json"
} as const satisfies Record<keyof DemoData, string>

/** A file of the demo shop, by its path in this folder. */
export const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8")

/** A file with one row a line. */
export const readLines = (path: string): ReadonlyArray<unknown> =>
  readText(path)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))

/** Returns the demo shop's data as they stand in its files. */
export const readDemoData = (): DemoData =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => {
      const path = `data/${file}`
      return [name, file.endsWith("l") ? readLines(path) : JSON.parse(readText(path))]
    })
  ) as unknown as DemoData

/** The names of all files the shop is made of, to detect whether something changed. */
export const demoFiles: ReadonlyArray<string> = [
  ...Object.values(files).map((file) => `data/${file}`),
  "pictures/manifest.jsonl"
]
