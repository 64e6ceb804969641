import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import { freshDatabase } from "../database.ts"
import { hasSharedData, sharedPath, sharedText } from "../shared-data.ts"
import { catalogueOf, empty, type ImportRun, importing } from "./importing.ts"

interface Case {
  readonly file: string
  readonly record: number | null
  readonly key: string
  readonly issue: string
  readonly expect: "accept" | "fix" | "sanitise" | "reject_row" | "reject_file"
}

const cases: ReadonlyArray<Case> = hasSharedData ? JSON.parse(sharedText("nasty/expectations.json")).cases : []
const files = [...new Set(cases.map(({ file }) => file))]
/** Files that take longer are attacks that work. */
const patienceMs = 1_000

let db: Db
beforeAll(async () => {
  db = await freshDatabase("postgres")
})
afterAll(() => db.close())

describe.skipIf(!hasSharedData).each(files)("the broken input %s", (file) => {
  let imported: ImportRun
  let took = 0
  let catalogue: StoredCatalogue
  beforeAll(async () => {
    await empty(db)
    const begun = performance.now()
    await importing(sharedPath(`nasty/${file}`))
    took = performance.now() - begun
    imported = await importing(sharedPath(`nasty/${file}`), db)
    catalogue = await catalogueOf(db)
  })

  const own = cases.filter((one) => one.file === file)
  const outcomesAt = (record: number | null) =>
    new Set(imported.findings.filter((finding) => finding.record === record).map(({ outcome }) => outcome))

  it.each(own)("gets $expect for record $record: $issue", ({ record, key, expect: expected }) => {
    const outcomes = outcomesAt(record)
    if (expected === "accept") expect([...outcomes]).toEqual([])
    else expect([...outcomes]).toContain(expected)
    if (expected === "fix" || expected === "sanitise") expect(outcomes).not.toContain("reject_row")
    const keys = imported.findings.filter((finding) => finding.record === record).map((finding) => finding.key)
    expect(keys.filter((one) => one !== key)).toEqual([])
  })

  it("ends as its outcomes say", () => {
    const outcomes = new Set(own.map((one) => one.expect))
    expect(imported.done.exit).toBe(outcomes.has("reject_file") ? 1 : outcomes.has("reject_row") ? 2 : 0)
    if (imported.done.exit === 1) expect(took).toBeLessThan(patienceMs)
  })

  it("leaves nothing of what it refuses in the catalogue, and everything of the rest", () => {
    const refused = new Set(imported.findings.filter(({ outcome }) => outcome === "reject_row").map(({ key }) => key))
    const accepted = new Set(own.filter((one) => one.expect === "accept").map(({ key }) => key))
    const texts = catalogue.products.flatMap(({ sourceId, combinations }) => [
      sourceId,
      ...combinations.flatMap(({ sku }) => sku ?? [])
    ])
    expect(texts.filter((key) => refused.has(key) && !accepted.has(key))).toEqual([])
    expect(catalogue.products).toHaveLength(imported.done.products)
    if (imported.done.exit === 1) expect({ ...catalogue, version: 0, tags: [] }).toMatchObject(nothing)
  })

  it("holds no markup, no control characters and no private addresses", () => {
    const texts = JSON.stringify(catalogue.products)
    expect(texts).not.toMatch(
      /<script|<iframe|onerror=|javascript:|<img|\\u0000|\u202e|localhost|127\.0\.0\.1|169\.254|file:/i
    )
    expect(catalogue.brands.map(({ name }) => name.trim())).not.toContain("")
  })
})

const nothing = { products: [], brands: [], categories: [] }

describe.skipIf(!hasSharedData)("what becomes of repaired products", () => {
  let products: ReadonlyMap<string, StoredProduct>
  let brands: ReadonlyArray<string>
  beforeAll(async () => {
    await empty(db)
    await importing(sharedPath("nasty/shopify-nasty.csv"), db)
    await importing(sharedPath("nasty/google-nasty.tsv"), db)
    const catalogue = await catalogueOf(db)
    products = new Map(catalogue.products.map((product) => [product.sourceId, product]))
    brands = catalogue.brands.map(({ name }) => name)
  })

  const priceOf = (id: string) => products.get(id)?.combinations[0]?.price

  it("reads prices as they were meant", () => {
    expect({
      rupiah: priceOf("kayali-lovefest-burning-cherry-48"),
      indonesian: priceOf("hum-nutrition-mini-flatter-me-digestive-enzyme-supplement"),
      thousands: priceOf("glossier-super-bounce-hyaluronic-acid-vitamin-b5-hydrating-face-serum"),
      fractions: priceOf("skylar-isle-escape-eau-de-parfum-rollerball"),
      first: priceOf("P462354"),
      dots: priceOf("P417107-A"),
      cents: priceOf("P476456-A")
    }).toEqual({
      rupiah: 125_000,
      indonesian: 125_000,
      thousands: 20_134_500,
      fractions: 309_998,
      first: 125_000,
      dots: 125_000,
      cents: 125_000
    })
  })

  it("has one brand for every way to write it", () => {
    expect(brands.filter((name) => name.toLowerCase().startsWith("lanc"))).toEqual(["Lancôme"])
    expect(brands).toContain("Tanpa merek")
  })

  it("takes nothing off where a sale makes no sense, and keeps the time of one that is over", () => {
    for (const id of ["maison-margiela-replica-autumn-vibes", "P31870457", "P470507", "P448703"])
      expect(products.get(id)?.combinations[0]).toMatchObject({ specialPrices: [] })
    expect(products.get("dedcool-03-blonde-eau-de-parfum-travel-spray")?.combinations[0]).not.toHaveProperty("discount")
    expect(products.get("P474376")?.combinations[0]?.specialPrices).toHaveLength(1)
  })

  it("puts an unknown category aside under a tag that says where it belongs", () => {
    const product = products.get("glossier-milky-oil-dual-phase-waterproof-makeup-remover")
    expect(product).not.toHaveProperty("category")
    expect(product?.tags).toContain("unmapped-kecantikan-bibir-ajaib")
  })

  it("shows emoji whole, entities as letters, and long names with an ellipsis", () => {
    expect(products.get("olehenriksen-balancing-force-oil-control-toner")?.name).toBe(
      "Balancing Force Oil Control Toner & Co"
    )
    expect(products.get("glossier-cleanser-concentrate-aha-clarifying-and-exfoliating-face-wash")?.name).toMatch(
      / Crème$/
    )
    expect(products.get("oribe-invisible-defense-universal-protection-hair-spray")?.name).toMatch(/\u200d/)
    expect(products.get("dermalogica-sound-sleep-cocoon-night-gel-cream")?.name).toMatch(/…$/)
    expect(products.get("k18-biomimetic-hairscience-peptide-prep-ph-maintenance-shampoo")?.name).toBe(
      "PEPTIDE PREP pH Maintenance Shampoo"
    )
  })

  it("hides drafts, sells gift cards as such, and takes all shades of a product", () => {
    expect(products.get("summer-fridays-mini-jet-lag-mask")?.active).toBe(false)
    expect(products.get("glossier-glassy-high-shine-lip-gloss")?.active).toBe(false)
    expect(products.get("rms-beauty-redimension-hydra-powder-blush")?.giftCard).toBe(true)
    expect(products.get("rms-beauty-living-luminizer-highlighter")?.combinations).toHaveLength(130)
    expect(products.get("search")?.slug).toBe("search-produk")
  })
})
