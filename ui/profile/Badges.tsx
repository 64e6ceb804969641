import { badgesMachineOver } from "#core/profile/badges.machine.ts"
import { offeredBadges } from "#core/profile/badges.rule.ts"
import { viewBadges } from "#core/profile/badges.view.ts"
import type { BadgeId } from "#core/profile/profile.ts"
import { cx } from "../kit/cx.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import type { PageIconName } from "../kit/picture/page-icons.ts"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useIsOn } from "../shop/useIsOn.ts"
import { useView } from "../shop/useView.ts"
import * as css from "./Account.css.ts"

const signs: Readonly<Record<BadgeId, PageIconName>> = {
  "first-review": "pen",
  "five-photos": "camera",
  "first-to-review": "trend",
  "one-year": "heart"
}

/** The badges of a member, earned ones with their day; the others show how to earn them. D-44. */
export const Badges = () => {
  const { t, date } = useWords()
  const isOn = useIsOn()
  const { ports } = useShop()
  const [view] = useView(useScreenActor(badgesMachineOver, ports.profile, {}), viewBadges)
  const badges = offeredBadges(view.badges, isOn)
  // Lists that cannot be loaded are empty. Specification 8.
  if (badges.length === 0) return null
  return (
    <section>
      <Heading level={2} look="part">
        {t("profile.badges.title")}
      </Heading>
      <ul className={css.badges}>
        {badges.map(({ id, earnedAt }) => (
          <li key={id} className={cx(css.badge, earnedAt !== undefined && css.earned)}>
            <PageIcon name={signs[id]} size={24} />
            <span className={css.entryText}>
              {t(`profile.badges.${id}.name`)}
              <span className={css.what}>
                {earnedAt === undefined
                  ? t(`profile.badges.${id}.how`)
                  : t("profile.badges.earned", { date: date(earnedAt) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
