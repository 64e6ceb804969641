import { features } from "#core/toggles/features.ts"
import { useMember } from "../../account/useMember.ts"
import { BagButton } from "../../cart/BagButton.tsx"
import { IconButton } from "../../kit/Button.tsx"
import { cx } from "../../kit/cx.ts"
import { warmSheets } from "../../kit/overlay/Sheet.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Logo } from "../../kit/picture/Logo.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import { SearchBox } from "../../search/SearchBox.tsx"
import { useAppActor, useShop } from "../../shop/shop.tsx"
import { BackButton } from "./BackButton.tsx"
import { categoryMenuId } from "./CategoryMenu.tsx"
import * as css from "./Header.css.ts"
import { NavBar } from "./NavBar.tsx"

/** The top of every page. On narrow screens one line for the logo and one for the search; product pages keep to one. */
export const Header = ({ compact }: { readonly compact: boolean }) => {
  const { t } = useWords()
  return (
    <header className={css.header}>
      <div className={css.top[compact ? "compact" : "full"]}>
        <div className={css.lead}>
          {compact ? (
            <BackButton />
          ) : (
            <IconButton icon="menu" label={t("shop.header.menu")} popoverTarget={categoryMenuId} />
          )}
        </div>
        <Link to="/" className={cx(css.logo, compact && css.compactLogo)} aria-label={t("shop.header.homeLink")}>
          <Logo sign={useShop().chrome.shop.sign} />
        </Link>
        <div className={css.search}>
          <SearchBox />
        </div>
        <Actions />
      </div>
      <NavBar />
    </header>
  )
}

const Actions = () => {
  const { t } = useWords()
  const overlays = useAppActor("overlays")
  const viewer = useMember()
  // A member who registered with a number alone has no name yet.
  const name = viewer.kind === "member" ? viewer.member.firstName || viewer.member.userName : ""
  const ask = (wish: "review" | "account") => () =>
    overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: wish } } })
  return (
    <nav className={css.actions} aria-label={t("shop.header.account")} onPointerEnter={warmSheets} onFocus={warmSheets}>
      {features.write_review ? (
        <button type="button" className={css.worded} onClick={ask("review")}>
          <Icon name="pen" />
          {t("shop.header.write")}
        </button>
      ) : null}
      {viewer.kind === "guest" ? (
        <button type="button" className={css.worded} onClick={ask("account")}>
          <Icon name="user" />
          {t("shop.header.login")}
        </button>
      ) : (
        <Link to="/account" className={css.worded}>
          <Icon name="user" />
          {name === "" ? t("shop.tabs.account") : t("shop.header.hello", { name })}
        </Link>
      )}
      {features.wishlist ? (
        <IconButton icon="heart" label={t("shop.header.wishlist")} className={css.wideOnly} onClick={ask("account")} />
      ) : null}
      <BagButton />
    </nav>
  )
}
