import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
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
  ...{
    intro: "",
    stores: "",
    store: "",
    name: "",
    line: "",
    sign: "",
    hours: "",
    services: "services",
    links: "",
    link: ""
  }
}))
vi.mock("#ui/kit/picture/Badge.tsx", () => bare("Badge"))
vi.mock("#ui/kit/picture/PageIcon.tsx", () => bare("PageIcon"))
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
const drawn = (stores: ReadonlyArray<Store>, language: Language = "id"): string => {
  const i18n = i18nOf(language, wordsIn(language), "Melati Kosmetik")
  return renderToStaticMarkup(
    createElement(TextsProvider, { value: i18n }, createElement(StoresScreen, { facts: { stores } }))
  )
}
const [bandung, garut] = [storeOf(1), storeOf(3, { city: "Kabupaten Garut" })]

describe("the page of a merchant's stores (D-65)", () => {
  it.each([
    [[], "Belum ada toko yang bisa kamu datangi.", "There is no store to visit yet."],
    [[bandung], "Toko kami ada di Kota Bandung.", "Our store is in Kota Bandung."],
    [[bandung, storeOf(2)], "2 toko di Kota Bandung.", "2 stores in Kota Bandung."],
    [[bandung, storeOf(2), garut], "3 toko di Indonesia.", "3 stores in Indonesia."]
  ])("says how many there are and where: %#", (stores, own, english) => {
    expect(drawn(stores)).toContain(own)
    expect(drawn(stores, "en")).toContain(english)
  })

  it("shows neither a telephone nor services nor a main store where there are none", () => {
    const html = drawn([bandung])
    for (const part of ["Telepon", "tel:", 'class="services"', "Rumah utama"]) expect(html).not.toContain(part)
    expect(html).toContain("Lihat di peta")
  })

  it("shows them where there are", () => {
    const html = drawn([storeOf(1, { phone: "022 730 0001", services: ["consultation"] }), storeOf(2)])
    expect(html).toContain('href="tel:0227300001"')
    expect(html).toContain("Telepon 022 730 0001")
    expect(html).toContain("Konsultasi kulit")
    expect(html.match(/Rumah utama/g)).toHaveLength(1)
  })
})
