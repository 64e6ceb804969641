import { useWords } from "../../messages/useWords.ts"
import * as css from "./Breadcrumb.css.ts"
import { Link } from "./Link.tsx"

/** The way from home to this page. D-12: home and at most three levels. */
export const Breadcrumb = ({
  path,
  here
}: {
  readonly path: ReadonlyArray<{ readonly to: string; readonly name: string }>
  readonly here: string
}) => {
  const { t } = useWords()
  const all = [{ to: "/", name: t("shop.home") }, ...path]
  return (
    <nav aria-label={t("shop.breadcrumb")}>
      <ol className={css.crumbs}>
        {all.map(({ to, name }) => (
          <li key={to} className={css.step}>
            <Link className={css.link} to={to}>
              {name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li className={css.here} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}
