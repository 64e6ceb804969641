import { articlePath } from "#core/catalogue/links.ts"
import type { ArticleTeaser } from "#core/journal/article.ts"
import * as discovery from "../discovery/Discovery.css.ts"
import { cx } from "../kit/cx.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import * as css from "./Journal.css.ts"
import { useByline } from "./useByline.ts"

/** An article in a list: the whole card is one target. */
export const ArticleCard = ({
  article,
  isFirst = false,
  level = 2
}: {
  readonly article: ArticleTeaser
  /** The newest of the journal, larger than the others. */
  readonly isFirst?: boolean
  readonly level?: 2 | 3
}) => {
  const byline = useByline()
  return (
    <article className={cx(css.card, isFirst && css.first)} lang={article.language}>
      {article.picture || isFirst ? (
        <Picture
          of={article.picture}
          sizes={isFirst ? "(max-width: 991px) 100vw, 720px" : "(max-width: 767px) 100vw, 420px"}
          shape="free"
          alt=""
          when={isFirst ? "soon" : "near"}
          className={css.picture}
        />
      ) : null}
      <div className={css.words}>
        <Heading level={level} look={isFirst ? "page" : "sheet"}>
          <Link to={articlePath(article.slug)} className={discovery.cardLink}>
            {article.title}
          </Link>
        </Heading>
        <Text look="small">{article.summary}</Text>
        <p className={css.byline}>{byline(article)}</p>
      </div>
    </article>
  )
}
