import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import type { Member } from "#core/account/member.ts"
import { MemberOnly } from "../account/MemberOnly.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { HereLink } from "../kit/text/HereLink.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import * as css from "./Account.css.ts"
import { accountPages } from "./pages.ts"

/** A page of an account: the list of all of them beside it if there is room, else the way back to it. D-5. */
export const AccountShell = ({
  title,
  isOverview = false,
  children
}: {
  readonly title: string
  readonly isOverview?: boolean
  readonly children: (member: Member) => ReactNode
}) => {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <>
      <Head title={title} description={t("profile.about")} noindex />
      <MemberOnly>
        {(member) => (
          <Page className={css.shell}>
            <nav className={css.side} aria-label={t("profile.title")}>
              <Link to="/account" aria-current={isOverview ? "page" : undefined} className={css.sideEntry}>
                <Icon name="user" />
                {t("profile.title")}
              </Link>
              {accountPages.map(({ to, icon, name }) => (
                <HereLink key={to} to={to} here={pathname} className={css.sideEntry}>
                  <PageIcon name={icon} />
                  {t(`profile.pages.${name}`)}
                </HereLink>
              ))}
            </nav>
            <div className={css.content}>
              <div>
                {isOverview ? null : (
                  <Link to="/account" className={css.back}>
                    <Icon name="left" />
                    {t("profile.title")}
                  </Link>
                )}
                <Heading level={1} look="page">
                  {title}
                </Heading>
              </div>
              {children(member)}
            </div>
          </Page>
        )}
      </MemberOnly>
    </>
  )
}
