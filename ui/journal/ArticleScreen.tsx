import { articlePath, journalPath } from "#core/catalogue/links.ts"
import type { Article } from "#core/journal/article.ts"
import type { ArticleFacts } from "#core/shop/facts.ts"
import { GoodsTiles } from "../catalogue/GoodsTiles.tsx"
import * as discovery from "../discovery/Discovery.css.ts"
import { TextLink } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useShop } from "../shop/shop.tsx"
import * as texts from "../stores/TextScreen.css.ts"
import { ArticleCard } from "./ArticleCard.tsx"
import { ArticleText } from "./ArticleText.tsx"
import * as css from "./Journal.css.ts"
import { useByline } from "./useByline.ts"

/** An article, the products it is about, and the newest others. */
export const ArticleScreen = ({ facts: { article, others } }: { readonly facts: ArticleFacts }) => {
  const { t, language } = useWords()
  const { origin, chrome } = useShop()
  const byline = useByline()
  const { title, summary, blocks, goods, source } = article
  const image = article.picture?.webp.at(-1)
  return (
    <Page className={discovery.page}>
      <Head
        title={title}
        description={summary}
        canonical={articlePath(article.slug)}
        {...(article.isTranslated ? {} : { only: article.language })}
        {...(article.picture && image !== undefined && { image: `${article.picture.src}-${image}.webp` })}
        jsonLd={[factsOf(article, chrome.shop.name, origin)]}
      />
      <article className={css.article} lang={article.language}>
        <div lang={language}>
          <Breadcrumb path={[{ to: journalPath(), name: t("journal.here") }]} here={title} />
        </div>
        {article.picture ? (
          <Picture
            of={article.picture}
            sizes="(max-width: 767px) 100vw, 720px"
            shape="free"
            alt=""
            when="first"
            className={css.picture}
          />
        ) : null}
        <Heading level={1} look="page">
          {title}
        </Heading>
        <p className={css.byline}>{byline(article)}</p>
        {article.language === language ? null : (
          <p className={css.byline} lang={language}>
            {t("journal.otherLanguage")}
          </p>
        )}
        <div className={texts.text}>
          {blocks[0]?.text === summary ? null : <p className={texts.lead}>{summary}</p>}
          <ArticleText blocks={blocks} />
        </div>
        {source === undefined ? null : (
          <p className={css.byline} lang={language}>
            <a href={source} rel="noopener">
              {t("journal.source", { host: new URL(source).hostname })}
            </a>
          </p>
        )}
      </article>
      <GoodsTiles title={t("journal.goods")} goods={goods} />
      {others.length === 0 ? null : (
        <section aria-label={t("journal.others")}>
          <Heading level={2} look="section">
            {t("journal.others")}
          </Heading>
          <ul className={cx(discovery.cards, discovery.filter)}>
            {others.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} level={3} />
              </li>
            ))}
          </ul>
          <TextLink to={journalPath()}>{t("journal.all")}</TextLink>
        </section>
      )}
    </Page>
  )
}

const factsOf = ({ slug, title, summary, publishedAt, language, author }: Article, shop: string, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "Article",
  headline: title,
  description: summary,
  datePublished: new Date(publishedAt).toISOString(),
  inLanguage: language,
  mainEntityOfPage: origin + articlePath(slug),
  author: author === undefined ? { "@type": "Organization", name: shop } : { "@type": "Person", name: author },
  publisher: { "@type": "Organization", name: shop }
})
