import { selectionPath } from "#core/catalogue/links.ts"
import type { SelectionCard } from "#core/discovery/selections/selection.ts"
import { cx } from "../kit/cx.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Discovery.css.ts"
import { groundOf } from "./ground.ts"

/** A selection among all: the whole card is one target. Mock curated-mobile. */
export const SelectionTile = ({ selection, place }: { readonly selection: SelectionCard; readonly place: number }) => {
  const { t } = useWords()
  return (
    <article className={cx(css.ground[groundOf(place)], css.card)}>
      <div className={css.words}>
        <h2 className={css.cardTitle}>
          <Link to={selectionPath(selection.id)} className={css.cardLink}>
            {selection.title}
          </Link>
        </h2>
        <p className={css.line}>{selection.promise ?? t("discovery.curated.derived")}</p>
        <p className={css.strongLine}>
          {t("discovery.curated.products", { count: selection.products })}
          <Icon name="right" size={16} />
        </p>
      </div>
      <div className={css.pictures} aria-hidden="true">
        {selection.pictures.map((picture) => (
          <Picture
            key={picture.src}
            of={picture}
            sizes="(max-width: 991px) 30vw, 140px"
            alt=""
            className={css.picture}
          />
        ))}
      </div>
    </article>
  )
}
