import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { i18nOf } from "#ui/messages/i18n.ts"
import { durationIn } from "#ui/reviews/duration.ts"

const product = (language: "id" | "en") =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../ui/messages", language, "product.json"), "utf8"))

const format = (language: "id" | "en", duration: string): string => {
  const i18n = i18nOf(language, { product: product(language) }, "Pendar")
  return durationIn({ t: (key, values) => i18n.t(key, values ?? {}) }, duration)
}

const written = ["<1 minggu", "1–4 minggu", "1–3 bulan", "3–6 bulan", ">6 bulan"]

describe("how long a product has been used", () => {
  it("is said in the reader's language, for a review in any language", () => {
    expect(written.map((one) => format("en", one))).toEqual([
      "<1 week",
      "1–4 weeks",
      "1–3 months",
      "3–6 months",
      ">6 months"
    ])
    expect(written.map((one) => format("id", one))).toEqual(written)
  })

  it("stays as it was written, if no form of the shop wrote it", () =>
    expect(format("en", "sejak lebaran")).toBe("sejak lebaran"))
})
