import type { HomeFacts } from "#core/shop/facts.ts"
import { Empty } from "../kit/Empty.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useShop } from "../shop/shop.tsx"
import { CategoryDiscs } from "./CategoryDiscs.tsx"
import { Deals } from "./Deals.tsx"
import { Heroes } from "./Heroes.tsx"
import { OnSale } from "./OnSale.tsx"

/** The first page of the shop. Specification 2, Dashboard. */
export const HomeScreen = ({ facts }: { readonly facts: HomeFacts }) => {
  const { t } = useWords()
  const { name } = useShop().chrome.shop
  const { banners, newArrivals, now } = facts
  return (
    <>
      <Head title={name} description={t("shop.homeAbout")} canonical="/" />
      <h1 tabIndex={-1}>
        <Unseen>{t("catalogue.home.heading")}</Unseen>
      </h1>
      <Heroes banners={banners.top_banners ?? []} />
      <CategoryDiscs />
      <Deals banner={banners.regular_flashsale_theme?.[0]} now={now} />
      <Deals banner={banners.daily_deals?.[0]} title={banners.daily_deals_title?.[0]?.title} now={now} />
      {newArrivals.products.length === 0 ? (
        <Page>
          <Empty title={t("catalogue.home.noneTitle")} text={t("catalogue.home.noneText")} />
        </Page>
      ) : (
        <OnSale facts={facts} />
      )}
    </>
  )
}
