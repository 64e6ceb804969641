import { useEffect } from "react"
import { useMember } from "../../account/useMember.ts"
import { BagButton } from "../../cart/BagButton.tsx"
import { BackButton } from "../../kit/BackButton.tsx"
import { IconLink } from "../../kit/Button.tsx"
import { cx } from "../../kit/cx.ts"
import { warmSheets } from "../../kit/overlay/Sheet.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Logo } from "../../kit/picture/Logo.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import { SearchBox } from "../../search/SearchBox.tsx"
import { useAppActor, useShop } from "../../shop/shop.tsx"
import { useIsOn } from "../../shop/useIsOn.ts"
import type { HeaderKind } from "../route-row.ts"
import * as css from "./Header.css.ts"
import { NavBar } from "./NavBar.tsx"

/**
 * The top of every page, in one row: on narrow screens the way back (at home the logo), the search and the bag. It leaves while
 * one scrolls down. A checkout has only the way back and the logo.
 */
export const Header = ({ kind, home }: { readonly kind: Exclude<HeaderKind, "none">; readonly home: boolean }) => {
  const { t } = useWords()
  const { shop, banners } = useShop().chrome
  // Specification 3, Banner: sociolla_logo_thematic.
  const [thematic] = banners.sociolla_logo_thematic ?? []
  useEffect(() => {
    const from = scrollY
    const scrolled = () =>
      void import("./hiding-header.ts").then(
        ({ hideHeader }) => hideHeader(from),
        () => {}
      )
    addEventListener("scroll", scrolled, { once: true, passive: true })
    return () => removeEventListener("scroll", scrolled)
  }, [])
  return (
    <header className={css.header}>
      <div className={css.top[kind]}>
        {home ? null : (
          <div className={css.lead}>
            <BackButton />
          </div>
        )}
        <Link
          to="/"
          className={cx(css.logo, kind === "shop" && !home && css.wideLogo)}
          aria-label={t("shop.header.homeLink")}
        >
          <Logo
            sign={shop.sign}
            mark={
              thematic && <Picture of={thematic.narrow ?? thematic.wide} sizes="36px" alt="" className={css.thematic} />
            }
          />
        </Link>
        {kind === "checkout" ? (
          <p className={css.safe}>
            <Icon name="lock" />
            {t("shop.header.safe")}
          </p>
        ) : (
          <>
            <div className={cx(css.search, kind === "order" && css.wideOnly)}>
              <SearchBox />
            </div>
            <Actions />
          </>
        )}
      </div>
      {kind === "checkout" ? null : <NavBar />}
    </header>
  )
}

const Actions = () => {
  const { t } = useWords()
  const isOn = useIsOn()
  const overlays = useAppActor("overlays")
  const viewer = useMember()
  // A member who registered with a number alone has no name yet.
  const name = viewer.kind === "member" ? viewer.member.firstName || viewer.member.userName : ""
  const logIn = () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  return (
    <nav className={css.actions} aria-label={t("shop.header.account")} onPointerEnter={warmSheets} onFocus={warmSheets}>
      {isOn("write_review") ? (
        <Link to="/review/add" className={css.worded}>
          <Icon name="pen" />
          {t("shop.header.write")}
        </Link>
      ) : null}
      {viewer.kind === "guest" ? (
        <button type="button" className={css.worded} onClick={logIn}>
          <Icon name="user" />
          {t("shop.header.login")}
        </button>
      ) : (
        <Link to="/account" className={css.worded}>
          <Icon name="user" />
          {name === "" ? t("shop.tabs.account") : t("shop.header.hello", { name })}
        </Link>
      )}
      {isOn("wishlist") ? (
        <IconLink icon="heart" label={t("shop.header.wishlist")} className={css.wideOnly} to="/wishlist" />
      ) : null}
      <BagButton />
    </nav>
  )
}
