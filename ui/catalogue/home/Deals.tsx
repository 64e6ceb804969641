import type { Banner, Banners } from "#core/banners/banner.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { Section } from "../../kit/text/Section.tsx"
import { useWords } from "../../messages/useWords.ts"
import { ProductRail } from "../ProductRail.tsx"
import { Countdown } from "./Countdown.tsx"
import { FlashHead } from "./FlashHead.tsx"
import * as css from "./HomeScreen.css.ts"
import { OneOf } from "./OneOf.tsx"
import { Sold } from "./Sold.tsx"

/** What is cheaper for a limited time, and until when: a flash sale and the daily deals, in one place. Specification 3, Banner. */
export const Deals = ({ banners, now }: { readonly banners: Banners; readonly now: Instant }) => {
  const { t } = useWords()
  const [flash] = banners.regular_flashsale_theme ?? []
  const [daily] = banners.daily_deals ?? []
  const [dailyTitle] = banners.daily_deals_title ?? []
  const [only, another] = [
    { banner: flash, name: flash?.title },
    { banner: daily, name: dailyTitle?.title ?? daily?.title }
  ].flatMap(({ banner, name }) =>
    banner === undefined || name === undefined || banner.products.length === 0 ? [] : [{ banner, name }]
  )
  if (only === undefined) return null
  const isFlash = only.banner === flash
  const goodsOf = ({ banner, name }: typeof only) => (
    <>
      {banner === flash ? (
        <FlashHead banner={banner} now={now} />
      ) : (
        <div className={css.until}>
          <Until banner={banner} now={now} />
        </div>
      )}
      <ProductRail
        label={name}
        products={banner.products}
        noteOf={({ quota, stock }) => quota && <Sold of={quota} stock={stock} />}
      />
    </>
  )
  if (isFlash)
    return (
      <Section ground="flash" titled={false} title={t("home.deals")}>
        {another === undefined ? (
          goodsOf(only)
        ) : (
          <OneOf
            lists={[
              { name: t("home.flash"), goods: goodsOf(only) },
              { name: another.name, goods: goodsOf(another) }
            ]}
          />
        )}
      </Section>
    )
  return (
    <Section height="rail" ground="tinted" title={only.name} about={<Until banner={only.banner} now={now} />}>
      <ProductRail label={only.name} products={only.banner.products} />
    </Section>
  )
}

/** Whether a flash sale runs: it is the first that home shows. */
export const isFlashing = ({ regular_flashsale_theme: [flash] = [] }: Banners): boolean =>
  flash !== undefined && flash.products.length > 0

const Until = ({ banner: { endsAt, text }, now }: { readonly banner: Banner; readonly now: Instant }) =>
  endsAt === undefined ? text : <Countdown endsAt={endsAt} now={now} />
