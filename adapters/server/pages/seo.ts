import { Effect } from "effect"
import type { CategoryBranch } from "#core/catalogue/category.ts"
import {
  articlePath,
  brandPath,
  brandsPath,
  categoryPath,
  expertListPath,
  expertsPath,
  inLanguage,
  journalPath,
  productPath,
  reviewRulesPath,
  selectionPath,
  selectionsPath,
  textPath
} from "#core/catalogue/links.ts"
import type { ArticleTeaser } from "#core/journal/article.ts"
import type { JournalPort } from "#core/journal/journal.port.ts"
import { type Language, languages } from "#core/kernel/text.ts"
import { emptyQuery } from "#core/search/query.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { Context, Server } from "../http/hono.ts"

const productsPerMap = 5000
const step = 100
const cached = { "cache-control": "public, max-age=3600" }

/** `robots.txt` and the site maps, split by kind. D-73. */
export const serveSeo = (
  app: Server,
  portsFor: (language: Language) => ShopPorts,
  origin: (context: Context) => string
): void => {
  app.get("/robots.txt", (context) =>
    context.text(
      `User-agent: *\nDisallow: /order\nDisallow: /orders\nDisallow: /account\nDisallow: /api/\nDisallow: /search?\nSitemap: ${origin(context)}/sitemap.xml\n`,
      200,
      cached
    )
  )
  app.get("/sitemap.xml", async (context) => {
    const { count } = await Effect.runPromise(portsFor("id").search.count(emptyQuery))
    const maps = Array.from(
      { length: Math.max(1, Math.ceil(count / productsPerMap)) },
      (_, place) => `products-${place + 1}`
    )
    const entries = ["places", ...maps].map(
      (name) => `<sitemap><loc>${origin(context)}/sitemaps/${name}.xml</loc></sitemap>`
    )
    return xml(context, `<sitemapindex ${space}>${entries.join("")}</sitemapindex>`)
  })
  app.get("/sitemaps/places.xml", async (context) => {
    const { catalogue, stores, journal, toggles, selections: curated } = portsFor("id")
    const { categories, brands, shop, selections, articles, on } = await Effect.runPromise(
      Effect.all(
        {
          categories: catalogue.categories({}),
          brands: catalogue.brands({}),
          shop: stores.frame({}),
          selections: curated.all({}),
          articles: newestArticles(journal),
          on: toggles.toggles({})
        },
        { concurrency: "unbounded" }
      )
    )
    const paths = [
      "/",
      brandsPath(),
      "/stores",
      selectionsPath,
      ...selections.map(({ id }) => selectionPath(id)),
      expertsPath,
      expertListPath,
      ...(on.write_review ? [reviewRulesPath] : []),
      ...["privacy", "terms"].filter((slug) => shop.pages.includes(slug)).map(textPath),
      ...categories.flatMap(whole).map(categoryPath),
      ...brands.map(brandPath),
      ...(articles.length > 0 ? [journalPath()] : [])
    ]
    const own = articles.map(
      (article) => `<url>${location(origin(context), articlePath(article.slug), article.language)}</url>`
    )
    return xml(context, urlset([...urlsOf(origin(context), paths), ...own]))
  })
  app.get("/sitemaps/:file{products-[0-9]+\\.xml}", async (context) => {
    const part = Number(/\d+/.exec(context.req.param("file") ?? "")?.[0] ?? 1)
    const { search } = portsFor("id")
    const paths: Array<string> = []
    for (let skip = (part - 1) * productsPerMap; skip < part * productsPerMap; skip += step) {
      const { products } = await Effect.runPromise(
        search.find({ ...emptyQuery, sort: "aToZ", window: { skip, limit: step } })
      )
      paths.push(...products.map(productPath))
      if (products.length < step) break
    }
    return xml(context, urlset(urlsOf(origin(context), paths)))
  })
}

/** Every published article; more than a site map could name are never read. */
const newestArticles = Effect.fnUntraced(function* (journal: JournalPort) {
  const found: Array<ArticleTeaser> = []
  while (found.length < productsPerMap) {
    const { articles } = yield* journal.articles({ skip: found.length, limit: step })
    found.push(...articles)
    if (articles.length < step) break
  }
  return found
})

const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const whole = (branch: CategoryBranch): ReadonlyArray<CategoryBranch> => [branch, ...branch.children.flatMap(whole)]
const urlset = (urls: ReadonlyArray<string>): string =>
  `<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`
/** Every page in both languages, each with the address of the other. Decision 0137. */
const urlsOf = (origin: string, paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  paths.flatMap((path) => {
    const alternates = ([...languages, "x-default"] as const)
      .map(
        (kind) => `<xhtml:link rel="alternate" hreflang="${kind}" href="${escaped(origin + inLanguage(path, kind))}"/>`
      )
      .join("")
    return languages.map((language) => `<url>${location(origin, path, language)}${alternates}</url>`)
  })
const location = (origin: string, path: string, language: Language): string =>
  `<loc>${escaped(origin + inLanguage(path, language))}</loc>`
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const xml = (context: Context, body: string): Response =>
  context.body(`<?xml version="1.0" encoding="UTF-8"?>${body}`, 200, {
    ...cached,
    "content-type": "application/xml; charset=utf-8"
  })
