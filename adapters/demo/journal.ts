import { ProductId } from "#core/catalogue/product.ts"
import type { ArticleBlock, StoredArticle } from "#core/journal/article.ts"
import { languages } from "#core/kernel/text.ts"
import type { Calendar } from "./calendar.ts"
import type { DemoData } from "./data.ts"

/** Returns the articles of the demo shop, in both languages. */
export const articlesOf = ({ journal }: DemoData, calendar: Calendar): ReadonlyArray<StoredArticle> =>
  journal.flatMap(({ slug, day, author, products, ...texts }) =>
    languages.map((language) => ({
      slug,
      language,
      origin: `demo:${slug}`,
      title: texts[language].title,
      summary: texts[language].summary,
      blocks: texts[language].text.map(blockOf),
      publishedAt: calendar.at(day),
      author,
      products: products.map(ProductId)
    }))
  )

/** A line with `## ` is a heading, one with `- ` a point. */
const blockOf = (line: string): ArticleBlock =>
  line.startsWith("## ")
    ? { kind: "heading", text: line.slice(3) }
    : line.startsWith("- ")
      ? { kind: "point", text: line.slice(2) }
      : { kind: "text", text: line }
