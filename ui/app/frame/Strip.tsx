import type { Banner } from "#core/banners/banner.ts"
import { useAnnouncements } from "../../banners/useAnnouncements.ts"
import { IconButton } from "../../kit/Button.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Strip.css.ts"

/** So many take turns. */
const mostTurns = 4

/** The merchant's announcements, one line at the top of the page; several take turns. Specification 3, Banner. */
export const Strip = ({ onNarrow }: { readonly onNarrow: boolean }) => {
  const { t } = useWords()
  const [all, close] = useAnnouncements("strip")
  const shown = all.slice(0, mostTurns)
  if (shown.length === 0) return null
  return (
    <aside aria-label={t("shop.announcements")} className={css.strip[onNarrow ? "everywhere" : "wideOnly"]}>
      <ul className={css.turns[shown.length as 1 | 2 | 3 | 4]}>
        {shown.map((banner) => (
          <li key={banner.id} className={css.line}>
            <Line of={banner} />
          </li>
        ))}
      </ul>
      <IconButton
        icon="close"
        iconSize={16}
        label={t("shop.closeAnnouncement")}
        className={css.close}
        onClick={() => close(all)}
      />
    </aside>
  )
}

const Line = ({ of: { link, title } }: { readonly of: Banner }) =>
  link ? (
    <Link to={link} className={css.link}>
      {title}
    </Link>
  ) : (
    title
  )
