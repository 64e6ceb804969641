import { Schema } from "effect"
import {
  type Article,
  type ArticlePage,
  type ArticleTeaser,
  articlesPerPage,
  type StoredArticle
} from "#core/journal/article.ts"
import type { JournalAsked, JournalPort } from "#core/journal/journal.port.ts"
import { languages } from "#core/kernel/text.ts"
import { card } from "./card.wire.ts"
import { placeUnknown } from "./catalogue.wire.ts"
import type { Mapping, Wire } from "./endpoint.ts"
import { Counts, limitTo, moment, one, same, skip, words } from "./parts.ts"
import { PictureOnWire } from "./picture.wire.ts"

const blocks: Schema.Codec<StoredArticle["blocks"], unknown> = Schema.Array(
  Schema.Struct({ kind: Schema.Literals(["text", "heading", "point"]), text: Schema.String })
)
const teaserFields = {
  slug: Schema.String,
  title: Schema.String,
  summary: Schema.String,
  publishedAt: moment,
  language: Schema.Literals(languages),
  author: Schema.optionalKey(Schema.String),
  picture: Schema.optionalKey(PictureOnWire)
}
const teaser: Schema.Codec<ArticleTeaser, unknown> = Schema.Struct(teaserFields).pipe(
  Schema.encodeKeys({ publishedAt: "published_at" })
)
const ArticleOnWire = Schema.Struct({
  article: teaser,
  blocks,
  is_translated: Schema.Boolean,
  source: Schema.optionalKey(Schema.String),
  goods: Schema.Array(card.schema)
})
const article: Mapping<Article, typeof ArticleOnWire.Type> = {
  schema: ArticleOnWire,
  to: ({ blocks: text, isTranslated, source, goods, ...rest }) => ({
    article: rest,
    blocks: text,
    is_translated: isTranslated,
    ...(source !== undefined && { source }),
    goods: goods.map(card.to)
  }),
  from: ({ article: rest, goods, is_translated: isTranslated, ...others }) => ({
    ...rest,
    ...others,
    isTranslated,
    goods: goods.map(card.from)
  })
}

const PageOnWire = Schema.Struct({ data: Schema.Array(teaser), meta: Counts })
const page: Mapping<ArticlePage, typeof PageOnWire.Type> = {
  schema: PageOnWire,
  to: ({ articles, total, skip: from }) => ({ data: articles, meta: { total, skip: from, limit: articles.length } }),
  from: ({ data, meta }) => ({ articles: data, total: meta.total, skip: meta.skip })
}

const AskedOnWire = Schema.Struct({ skip, limit: limitTo(100) })
const asked: Mapping<JournalAsked, typeof AskedOnWire.Type> = {
  schema: AskedOnWire,
  to: (given) => given,
  from: ({ skip: from = 0, limit = articlesPerPage }) => ({ skip: from, limit })
}

/** Endpoints of the journal. Specification 7, journal API; wire, Banners, tracking, others. */
export const journalWire: Wire<JournalPort> = {
  articles: {
    service: "journal",
    method: "get",
    path: "/articles",
    summary: "Articles of the journal, the newest first",
    input: asked,
    output: page,
    refusals: {},
    maxAge: 60
  },
  article: {
    service: "journal",
    method: "get",
    path: "/articles/{slug}",
    summary: "An article with its text and the products it is about",
    input: same(Schema.Struct({ slug: words })),
    output: one(article),
    refusals: { PlaceUnknown: placeUnknown },
    maxAge: 60
  }
}
