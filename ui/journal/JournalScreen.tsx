import { articlePath, journalPath, selectionsPath } from "#core/catalogue/links.ts"
import { type ArticleTeaser, articlesPerPage } from "#core/journal/article.ts"
import type { ArticleFacts, JournalFacts } from "#core/shop/facts.ts"
import * as discovery from "../discovery/Discovery.css.ts"
import { LinkButton, TextLink } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Empty } from "../kit/Empty.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useShop } from "../shop/shop.tsx"
import { ArticleCard } from "./ArticleCard.tsx"
import { ArticleScreen } from "./ArticleScreen.tsx"
import * as css from "./Journal.css.ts"

/** A page of the journal, or one of its articles: one file, since no page needs the names of two. Specification 7, journal API. */
export const JournalScreen = ({ facts }: { readonly facts: JournalFacts | ArticleFacts }) =>
  "article" in facts ? <ArticleScreen facts={facts} /> : <Articles facts={facts} />

const Articles = ({ facts: { journal, page } }: { readonly facts: JournalFacts }) => {
  const { t } = useWords()
  const { origin } = useShop()
  const { articles, total } = journal
  return (
    <Page className={discovery.page}>
      <Head
        title={t("journal.title")}
        description={t("journal.about")}
        canonical={journalPath(page)}
        jsonLd={[listOf(articles, origin)]}
      />
      <div className={discovery.wideOnly}>
        <Breadcrumb path={[]} here={t("journal.here")} />
      </div>
      <Heading level={1} look="page">
        {t("journal.title")}
      </Heading>
      <Text look="small" tone="muted" prose>
        {t("journal.about")}
      </Text>
      {articles.length === 0 ? (
        <Empty title={t("journal.none")} text={t("journal.noneText")}>
          <LinkButton to={selectionsPath}>{t("journal.selections")}</LinkButton>
        </Empty>
      ) : (
        <ul className={cx(discovery.cards, discovery.filter)}>
          {articles.map((article, place) => (
            <ArticleItem key={article.slug} article={article} isFirst={page === 1 && place === 0} />
          ))}
        </ul>
      )}
      <Pages page={page} pages={Math.ceil(total / articlesPerPage)} />
    </Page>
  )
}

const ArticleItem = ({ article, isFirst }: { readonly article: ArticleTeaser; readonly isFirst: boolean }) => (
  <li className={isFirst ? css.first : undefined}>
    <ArticleCard article={article} isFirst={isFirst} />
  </li>
)

const Pages = ({ page, pages }: { readonly page: number; readonly pages: number }) => {
  const { t } = useWords()
  return pages < 2 ? null : (
    <nav className={css.pages} aria-label={t("journal.pages")}>
      {page > 1 ? (
        <TextLink to={journalPath(page - 1)} rel="prev">
          <Icon name="left" size={16} /> {t("journal.newer")}
        </TextLink>
      ) : null}
      <span>{t("journal.page", { page, pages })}</span>
      {page < pages ? (
        <TextLink to={journalPath(page + 1)} rel="next">
          {t("journal.older")} <Icon name="right" size={16} />
        </TextLink>
      ) : null}
    </nav>
  )
}

const listOf = (articles: ReadonlyArray<ArticleTeaser>, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: articles.map(({ slug, title }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: title,
    url: origin + articlePath(slug)
  }))
})
