import { useLocation } from "react-router-dom"
import { useMember } from "../../account/useMember.ts"
import { warmSheets } from "../../kit/overlay/Sheet.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { HereLink } from "../../kit/text/HereLink.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import { useIsOn } from "../../shop/useIsOn.ts"
import { categoryMenuId } from "./CategoryMenu.tsx"
import * as css from "./TabBar.css.ts"

const ordersPath = "/account/orders"

/** The places a thumb reaches; each only if its feature works. */
export const TabBar = () => {
  const { t } = useWords()
  const isOn = useIsOn()
  const { pathname } = useLocation()
  const overlays = useAppActor("overlays")
  const viewer = useMember()
  const logIn = () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  return (
    <nav className={css.bar} aria-label={t("shop.tabs.label")} onPointerEnter={warmSheets}>
      <HereLink to="/" here={pathname} className={css.tab}>
        <Icon name="home" size={24} />
        {t("shop.tabs.home")}
      </HereLink>
      <button type="button" className={css.tab} popoverTarget={categoryMenuId}>
        <Icon name="grid" size={24} />
        {t("shop.tabs.categories")}
      </button>
      {isOn("write_review") ? (
        <HereLink to="/review/add" here={pathname} className={css.tab}>
          <span className={css.write}>
            <Icon name="pen" />
          </span>
          {t("shop.tabs.review")}
        </HereLink>
      ) : null}
      {isOn("wishlist") ? (
        <HereLink to="/wishlist" here={pathname} className={css.tab}>
          <Icon name="heart" size={24} />
          {t("shop.tabs.wishlist")}
        </HereLink>
      ) : null}
      <HereLink to={viewer.kind === "guest" ? "/orders" : ordersPath} here={pathname} className={css.tab}>
        <Icon name="truck" size={24} />
        {t("shop.tabs.orders")}
      </HereLink>
      {viewer.kind === "guest" ? (
        <button type="button" className={css.tab} onClick={logIn}>
          <Icon name="user" size={24} />
          {t("shop.tabs.account")}
        </button>
      ) : (
        <HereLink to="/account" here={pathname === ordersPath ? "" : pathname} className={css.tab}>
          <Icon name="user" size={24} />
          {t("shop.tabs.account")}
        </HereLink>
      )}
    </nav>
  )
}
