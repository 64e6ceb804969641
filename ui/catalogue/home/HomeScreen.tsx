import type { ComponentProps } from "react"
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
import { OnSale } from "./OnSale.tsx"

const Notice = lazyPart(async () => (await import("./HomeNotice.tsx")).HomeNotice, "quiet")

/** The first page of the shop. Specification 2, Dashboard. */
export const HomeScreen = ({ facts }: { readonly facts: HomeFacts }) => {
  const { t } = useWords()
  const { chrome } = useShop()
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
      <Later of="emergency" />
      <CategoryDiscs />
      {isFlash ? null : deals}
      <Later of="welcome" voucher={facts.welcome} />
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
const Later = (props: ComponentProps<typeof Notice>) => (useIdle() ? <Notice {...props} /> : null)
