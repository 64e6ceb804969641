import type { ReactNode } from "react"
import { useLocation, useMatch } from "react-router-dom"
import { AccountWatch } from "../../account/AccountWatch.tsx"
import { LazyPopup } from "../../banners/LazyPopup.tsx"
import { LazyCartDialogs } from "../../cart/LazyCartDialogs.tsx"
import { LazyAppBars } from "../../install/LazyAppBars.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import { LazyTour } from "../../tours/LazyTour.tsx"
import { LazyTracking } from "../../tracking/LazyTracking.tsx"
import { Overlays } from "../Overlays.tsx"
import type { HeaderKind } from "../route-row.ts"
import { rowAt } from "../routes.tsx"
import { CategoryMenu } from "./CategoryMenu.tsx"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import * as css from "./Layout.css.ts"
import { PreviewBar } from "./PreviewBar.tsx"
import { Strip } from "./Strip.tsx"
import { TabBar } from "./TabBar.tsx"
import { Toasts } from "./Toasts.tsx"

/** The frame of every page. Specification 2, Layout rules. */
export const Layout = ({
  footer,
  header,
  children
}: {
  readonly header: HeaderKind
  /** On narrow screens only "everywhere" has one. D-79. */
  readonly footer: "everywhere" | "wide" | "none"
  readonly children: ReactNode
}) => {
  const { t } = useWords()
  const { preview } = useShop().chrome
  const { pathname, search } = useLocation()
  // These pages have their own bar at the bottom.
  const product = useMatch("/product/:category/:product") !== null
  const order = pathname === "/order"
  const writing = /^\/(?:review\/add\/|add-product$)|^\/e-gift\//.test(pathname)
  // The bag is not the checkout yet.
  const bar = order && !search.includes("step=") ? "order" : header
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {t("shop.skip")}
      </a>
      {preview ? (
        <PreviewBar at={preview.at} />
      ) : bar === "shop" ? (
        <Strip onNarrow={!/^\/(?:product\/|search$)/.test(pathname)} />
      ) : null}
      {bar === "none" ? null : (
        <>
          <Header kind={bar} home={pathname === "/"} />
          <CategoryMenu />
        </>
      )}
      <noscript>
        <p className={css.noScript}>{t("shop.noScript")}</p>
      </noscript>
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer === "none" ? null : (
        <div className={footer === "wide" ? css.wideOnly : undefined}>
          <Footer />
        </div>
      )}
      <div className={css.barRoom} />
      {product || order || writing || bar === "none" ? null : <TabBar />}
      <Toasts />
      <Overlays />
      <LazyCartDialogs />
      <AccountWatch />
      <LazyPopup />
      <LazyTour />
      <LazyTracking pageAt={rowAt} />
      <LazyAppBars />
    </div>
  )
}
