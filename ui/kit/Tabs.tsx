import { Link } from "react-router-dom"
import * as css from "./Tabs.css.ts"

/** Pages beside each other, one of them open. They are links, so Back works and no script is needed. */
export const Tabs = ({
  label,
  tabs
}: {
  readonly label: string
  readonly tabs: ReadonlyArray<{ readonly to: string; readonly name: string; readonly open: boolean }>
}) => (
  <nav aria-label={label} className={css.tabs}>
    {tabs.map(({ to, name, open }) => (
      <Link key={to} to={to} className={css.tab} aria-current={open ? "page" : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)
