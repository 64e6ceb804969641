import type { ReactNode } from "react"
import type { HomeFacts } from "#core/shop/facts.ts"
import { Empty } from "../../kit/Empty.tsx"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Unseen } from "../../kit/text/Text.tsx"
import { useIdle } from "../../kit/useIdle.ts"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useShop } from "../../shop/shop.tsx"
import { CategoryDiscs } from "./CategoryDiscs.tsx"
import { Deals, isFlashing } from "./Deals.tsx"
import { Heroes } from "./Heroes.tsx"
import * as css from "./HomeScreen.css.ts"
import { OnSale } from "./OnSale.tsx"

/** Fetched only while there is an emergency. */
const Emergency = lazyPart(async () => (await import("../../banners/EmergencyNotice.tsx")).EmergencyNotice, "quiet")

/** The voucher for new members, read when the page has nothing else to do. */
const Welcome = lazyPart(async () => (await import("./HomeWelcome.tsx")).HomeWelcome, "quiet")

/** The first page of the shop. Specification 2, Dashboard. */
export const HomeScreen = ({ facts }: { readonly facts: HomeFacts }) => {
  const { t } = useWords()
  const { chrome } = useShop()
  // Home knows no destination.
  const isEmergency = chrome.banners.emergency_announcement?.some(({ regions }) => regions === undefined)
  const { banners, newArrivals, now } = facts
  const isFlash = isFlashing(banners)
  const deals = <Deals banners={banners} now={now} />
  return (
    <>
      <Head title={chrome.shop.name} description={t("shop.homeAbout")} canonical="/" />
      <h1 tabIndex={-1}>
        <Unseen>{t("home.heading")}</Unseen>
      </h1>
      {isFlash ? deals : null}
      <Heroes banners={banners.top_banners ?? []} now={now} />
      {isEmergency ? (
        <Later>
          <Emergency />
        </Later>
      ) : null}
      <CategoryDiscs />
      {isFlash ? null : deals}
      <Later>
        <Welcome voucher={facts.welcome} />
      </Later>
      {newArrivals.products.length === 0 ? (
        <Page>
          <Empty title={t("home.noneTitle")} text={t("home.noneText")} />
        </Page>
      ) : (
        <OnSale facts={facts} />
      )}
    </>
  )
}

/** Apart from the screen, which the moment would draw again. */
const Later = ({ children }: { readonly children: ReactNode }) =>
  useIdle() ? <Page className={css.notice}>{children}</Page> : null
