import type { Banner } from "#core/banners/banner.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./Strip.css.ts"

/** The merchant's line at the top of every page, below it what everybody must know now. Specification 3, Banner. */
export const Strip = () => {
  const { t } = useWords()
  const { banners } = useShop().chrome
  const [promo] = banners.promo_text_banner ?? []
  const [emergency] = banners.emergency_announcement ?? []
  if (!promo && !emergency) return null
  return (
    <aside aria-label={t("shop.announcements")}>
      {promo ? (
        <p className={css.strip}>
          <Line of={promo} />
        </p>
      ) : null}
      {emergency ? (
        <p className={css.emergency}>
          <Icon name="alert" size={16} />
          <Line of={emergency} />
        </p>
      ) : null}
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
