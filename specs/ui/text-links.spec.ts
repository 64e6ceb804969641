import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createElement, type FunctionComponent } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import type { CategoryBranch } from "#core/catalogue/category.ts"
import type { Language } from "#core/kernel/text.ts"
import { Agreement } from "#ui/account/panels/Agreement.tsx"
import { FooterColumns } from "#ui/app/frame/FooterColumns.tsx"
import { Terms } from "#ui/checkout/steps/Terms.tsx"
import { DialogWait } from "#ui/kit/overlay/DialogWait.tsx"
import { i18nOf } from "#ui/messages/i18n.ts"
import { TextsProvider } from "#ui/messages/TextsContext.ts"
import { LegalLinks } from "#ui/profile/LegalLinks.tsx"
import { wordsIn } from "./all-texts.ts"

const shop = vi.hoisted(() => ({ pages: [] as ReadonlyArray<string> }))
const bare = vi.hoisted(() => async (...names: ReadonlyArray<string>) => {
  const { createElement: element } = await import("react")
  const part = ({ to, children }: { to?: string; children: string }) =>
    element(to === undefined ? "p" : "a", to === undefined ? {} : { href: to }, children)
  return Object.fromEntries(names.map((name) => [name, part]))
})

// Styles are made by the build, the shop comes from the app around a page.
vi.mock("#ui/checkout/Checkout.css.ts", () => ({ textButton: "button" }))
vi.mock("#ui/account/Account.css.ts", () => ({ lead: "lead", link: "link" }))
vi.mock("#ui/profile/Account.css.ts", () => ({ legal: "legal" }))
vi.mock("#ui/app/frame/Footer.css.ts", () => ({ title: "title", link: "link", links: "links" }))
vi.mock("#ui/kit/text/Text.tsx", () => bare("Text", "Unseen"))
vi.mock("#ui/kit/text/Link.tsx", () => bare("Link"))
vi.mock("#ui/kit/Button.tsx", () => ({ Button: ({ children }: { children: string }) => children }))
vi.mock("#ui/kit/Skeleton.tsx", () => bare("Bones"))
vi.mock("#ui/kit/Empty.tsx", async () => {
  const { createElement: element } = await import("react")
  return {
    Empty: ({ title, children }: { title: string; children?: string }) => element("p", {}, title, children)
  }
})
vi.mock("#ui/shop/shop.tsx", () => ({
  useShop: () => ({ chrome: { shop: { pages: shop.pages } } }),
  useAppActor: () => ({ send: () => {} })
}))

/** What the largest of them is given. */
interface Drawn {
  readonly categories: ReadonlyArray<CategoryBranch>
}

const drawn = (part: FunctionComponent<Drawn>, pages: ReadonlyArray<string>, language: Language = "id"): string => {
  shop.pages = pages
  const i18n = i18nOf(language, wordsIn(language), "Melati Kosmetik")
  return renderToStaticMarkup(createElement(TextsProvider, { value: i18n }, createElement(part, { categories: [] })))
}
const plain = (html: string): string => html.replace(/<[^>]*>/g, "")
const linked = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<(?:a|button)[^>]*>(.*?)<\/(?:a|button)>/g)].map(([, words = ""]) => words)
const paths = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/href="(\/pages\/[^"]*)"/g)].map(([, path = ""]) => path)

/** What a buyer and a new member agree to reads the same with and without the texts. */
const sentences = [
  [Terms, "id", "Dengan membuat pesanan, kamu setuju dengan syarat dan kebijakan privasi toko ini."],
  [Terms, "en", "By ordering you agree to the terms and the privacy policy of this shop."],
  [Agreement, "id", "Dengan mendaftar, kamu setuju dengan syarat dan kebijakan privasi kami."],
  [Agreement, "en", "By signing up you agree to our terms and privacy policy."]
] as const

describe("a text that the merchant has not written", () => {
  it.each(sentences)("is named in plain words: %o, %s", (part, language, sentence) => {
    const words = language === "id" ? ["syarat", "kebijakan privasi"] : ["terms", "privacy policy"]
    for (const [pages, links] of [
      [[], []],
      [["help", "terms"], words.slice(0, 1)],
      [["privacy"], words.slice(1)],
      [["terms", "privacy"], words]
    ] as const) {
      const html = drawn(part, pages, language)
      expect([plain(html), linked(html)]).toEqual([sentence, links])
    }
  })

  it("is not linked to from the footer, from an account or from the registration", () => {
    const all = ["help", "about", "privacy", "terms", "ingredients-guide"]
    for (const pages of [[], ["terms"], all])
      for (const part of [FooterColumns, LegalLinks, Agreement])
        expect(pages).toEqual(
          expect.arrayContaining(paths(drawn(part, pages)).map((path) => path.slice("/pages/".length)))
        )
    expect(paths(drawn(FooterColumns, all))).toHaveLength(all.length)
    expect(paths(drawn(LegalLinks, all))).toHaveLength(3)
  })
})

describe("a dialog over a page", () => {
  const wait = (step: string) => drawn(() => createElement(DialogWait, { step, onRetry: () => {} }), [])

  it("says of what was taken off the shop that it is not there, and of what did not come that it may be asked for again", () => {
    expect(wait("missing")).toBe("<p>Halaman ini tidak ada</p>")
    expect(wait("unreachable")).toBe("<p>Halaman gagal dimuatCoba lagi</p>")
  })
})

describe("a link to a text of the shop", () => {
  const ui = join(import.meta.dirname, "../../ui")
  const sources = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path))
  const holding = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(join(ui, path), "utf8")))

  it("is made only by what knows which texts there are", () => {
    // The text itself names its own address; the rules of reviews are always there.
    expect(holding(/\btextPath\(|["'`]\/pages\/(?!:slug|review-rules)/).toSorted()).toEqual([
      "shop/useTextPath.ts",
      "stores/TextScreen.tsx"
    ])
    expect(holding(/kind: "text"/)).toEqual(["checkout/steps/Terms.tsx"])
  })
})
