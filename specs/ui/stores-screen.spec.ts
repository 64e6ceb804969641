import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, it, vi } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { Store } from "#core/stores/store.ts"
import { i18nOf } from "#ui/messages/i18n.ts"
import { TextsProvider } from "#ui/messages/TextsContext.ts"
import { StoresScreen } from "#ui/stores/StoresScreen.tsx"
import { wordsIn } from "./all-texts.ts"

const bare = vi.hoisted(() => async (...names: ReadonlyArray<string>) => {
  const { createElement: element } = await import("react")
  const part = ({ children }: { children?: string }) => element("span", {}, children)
  return Object.fromEntries(names.map((name) => [name, part]))
})
// Styles are made by the build.
vi.mock("#ui/stores/StoresScreen.css.ts", () => ({
  ...Object.fromEntries(
    "path head chips chip cities city cityHead cityName muted stores wideStores store name opening open links link elsewhere elsewhereWords elsewhereLink"
      .split(" ")
      .map((name) => [name, name])
  )
}))
vi.mock("#ui/kit/Chip.tsx", async () => {
  const { createElement: element } = await import("react")
  const Chips = ({ children }: { children?: string }) => element("ul", {}, children)
  const ChipLink = ({ to, on, children }: { to: string | { search: string }; on: boolean; children?: string }) =>
    element("a", { href: typeof to === "string" ? to : to.search, "aria-current": on || undefined }, children)
  return { Chips, ChipLink }
})
vi.mock("#ui/kit/picture/Icon.tsx", () => bare("Icon"))
vi.mock("#ui/kit/picture/Badge.tsx", () => bare("Badge"))
vi.mock("#ui/kit/picture/PageIcon.tsx", () => bare("PageIcon"))
vi.mock("#ui/kit/text/dotted.css.ts", () => ({ dotted: "dotted" }))
vi.mock("#ui/kit/text/Breadcrumb.tsx", () => bare("Breadcrumb"))
vi.mock("#ui/kit/text/Grid.tsx", () => bare("Page"))
vi.mock("#ui/kit/text/Text.tsx", () => bare("Heading", "Text"))
vi.mock("#ui/shop/Head.tsx", () => bare("Head"))

const storeOf = (id: number, change: Partial<Store> = {}): Store => ({
  id,
  name: `Melati ${id}`,
  city: "Kota Bandung",
  address: "Jalan Braga 10",
  phone: "",
  latitude: -6.9175,
  longitude: 107.6191,
  hours: { weekdays: ["10.00", "21.00"], weekend: ["10.00", "21.00"], zone: "WIB" },
  services: [],
  isDefault: id === 1,
  ...change
})
/** A Friday at noon in Jakarta. */
const noon = instant(Date.parse("2026-11-20T12:00+07:00"))
const drawn = (stores: ReadonlyArray<Store>, language: Language = "id", address = "/stores", now = noon): string => {
  const i18n = i18nOf(language, wordsIn(language), "Melati Kosmetik")
  const screen = createElement(StoresScreen, { facts: { stores, now } })
  return renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(TextsProvider, { value: i18n }, screen))
  )
}
const [bandung, garut] = [storeOf(1), storeOf(3, { city: "Kabupaten Garut" })]

describe("the page of a merchant's stores (D-65)", () => {
  it.each([
    [[], "Belum ada toko yang bisa kamu datangi.", "There is no store to visit yet."],
    [[bandung], "Toko kami ada di Bandung.", "Our store is in Bandung."],
    [[bandung, storeOf(2)], "2 toko di Bandung.", "2 stores in Bandung."],
    [[bandung, storeOf(2), garut], "3 toko · 2 kota", "3 stores · 2 cities"]
  ])("says how many there are and where: %#", (stores, own, english) => {
    expect(drawn(stores)).toContain(own)
    expect(drawn(stores, "en")).toContain(english)
  })

  it("shows neither a telephone nor services nor a main store where there are none", () => {
    const html = drawn([bandung])
    for (const part of ["Telepon", "tel:", "Konsultasi", "Gerai utama", "?city="]) expect(html).not.toContain(part)
    expect(html).toContain("Petunjuk arah")
  })

  it("shows them where there are", () => {
    const html = drawn([storeOf(1, { phone: "022 730 0001", services: ["consultation"] }), storeOf(2)])
    expect(html).toContain('href="tel:0227300001"')
    expect(html).toContain("Telepon Melati 1, 022 730 0001")
    expect(html).toContain("Konsultasi kulit")
    expect(html.match(/Gerai utama/g)).toHaveLength(1)
  })

  it("says the hours once for all stores of a city that have them, and whether each is open", () => {
    const stores = [bandung, storeOf(2), garut]
    const html = drawn(stores)
    expect(html.match(/Buka tiap hari 10.00–21.00 WIB/g)).toHaveLength(2)
    expect(html.match(/Buka sampai 21.00 WIB/g)).toHaveLength(3)
    const weekend = { ...bandung.hours, weekend: ["09.00", "23.00"] } as const
    const mixed = drawn([bandung, storeOf(2, { hours: weekend })])
    expect(mixed).toContain("Buka tiap hari 10.00–21.00 WIB")
    expect(mixed).toContain("Senin–Jumat 10.00–21.00, Sabtu–Minggu 09.00–23.00 WIB")
    expect(drawn(stores, "id", "/stores", instant(noon + 12 * 3_600_000))).toContain("Tutup, buka 10.00 WIB")
    expect(drawn(stores, "id", "/stores", instant(noon + 10 * 3_600_000))).toContain("Tutup, buka besok 10.00 WIB")
  })

  it("shows the stores of one city alone if its address names it, and the way to the others", () => {
    const stores = [bandung, storeOf(2), garut]
    const html = drawn(stores, "id", "/stores?city=kabupaten-garut")
    expect(html).toContain("Melati 3")
    expect(html).not.toContain("Melati 1")
    expect(html).toContain("Lihat 2 toko di kota lain")
    // The chosen chip leads back to all; every city of a store has a chip, and no other.
    expect(
      [...html.matchAll(/<a href="([^"]*)"(?: aria-current="true")?>(?:Bandung|Kab)/g)].map(([, to]) => to)
    ).toEqual(["?city=bandung", "/stores"])
    for (const address of ["/stores", "/stores?city=atlantis"])
      expect(drawn(stores, "id", address)).toContain("Melati 1")
  })
})
