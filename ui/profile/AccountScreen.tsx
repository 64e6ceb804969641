import type { Member } from "#core/account/member.ts"
import { isHalf, mayBeSetAside } from "#core/account/registration/completeness.rule.ts"
import { SetAsideHint } from "../account/SetAsideHint.tsx"
import { Preferences } from "../kit/Preferences.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useIsOn } from "../shop/useIsOn.ts"
import * as css from "./Account.css.ts"
import { AccountShell } from "./AccountShell.tsx"
import { Badges } from "./Badges.tsx"
import { Interests } from "./beauty/Interests.tsx"
import { LegalLinks } from "./LegalLinks.tsx"
import { LogoutButton } from "./LogoutButton.tsx"
import { MemberAvatar } from "./MemberAvatar.tsx"
import { LastOrder } from "./overview/LastOrder.tsx"
import { NextStep } from "./overview/NextStep.tsx"
import * as overview from "./overview/Overview.css.ts"
import { accountPages } from "./pages.ts"
import { RecentlyBought } from "./RecentlyBought.tsx"
import { WishlistWidget } from "./wishlist/WishlistWidget.tsx"

/** The member, and links to everything of an account. D-5; on narrow screens the legal links end it (D-79). */
export const AccountScreen = () => {
  const { t } = useWords()
  return (
    <AccountShell title={t("profile.title")} isOverview>
      {(member) => <Overview member={member} />}
    </AccountShell>
  )
}

const Overview = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const isOn = useIsOn()
  return (
    <>
      <SetAsideHint member={member} />
      <Who member={member} />
      {isHalf(member) && !mayBeSetAside(member) ? (
        <Link to="/profile-completion" className={css.order}>
          <Text look="label">{t("profile.pending")}</Text>
        </Link>
      ) : null}
      <div className={overview.now}>
        <LastOrder />
        <NextStep member={member} />
      </div>
      <nav className={css.list} aria-label={t("profile.menu")}>
        {accountPages.map(({ to, icon, name }) => (
          <Link key={to} to={to} className={css.entry}>
            <PageIcon name={icon} size={24} />
            <span className={css.entryText}>
              {t(`profile.pages.${name}`)}
              <span className={css.what}>{t(`profile.pagesAbout.${name}`)}</span>
            </span>
            <Icon name="right" />
          </Link>
        ))}
      </nav>
      <Interests member={member} />
      <Badges />
      {isOn("wishlist") ? <WishlistWidget /> : null}
      <RecentlyBought />
      <div className={css.narrow}>
        <Preferences />
      </div>
      <LogoutButton />
      <LegalLinks />
    </>
  )
}

const Who = ({ member }: { readonly member: Member }) => {
  const { t, count, date } = useWords()
  const name = [member.firstName, member.lastName].filter(Boolean).join(" ") || member.userName
  return (
    <section className={overview.who} aria-label={name}>
      <MemberAvatar member={member} />
      <div className={overview.names}>
        <p className={overview.whole}>{name}</p>
        <Text look="small" tone="muted">
          {member.userName === "" ? member.email : `@${member.userName}`}
        </Text>
        <Text look="small" tone="muted">
          {t("profile.since", { date: date(member.joinedAt) })}
        </Text>
        <p className={overview.marks}>
          <Badge look="info" lang="en">
            {t(`profile.level.${member.level}`)}
          </Badge>
          {member.isExpert ? (
            <Badge look="inverse" lang="en">
              {t("profile.expert")}
            </Badge>
          ) : null}
          <Badge look="quiet">{t("profile.points", { count: count(member.points) })}</Badge>
        </p>
      </div>
    </section>
  )
}
