import { useEffect, useState } from "react"
import type { Ad, AdPlace, AdSlot } from "#core/ads/ad.ts"
import { adSlotMachineOver } from "#core/ads/ad-slot.machine.ts"
import { viewAdSlot } from "#core/ads/ad-slot.view.ts"
import { adSlotOver } from "#core/ads/ads.usecases.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { performCall } from "#core/kernel/port-actors.ts"
import { underlined } from "../kit/Button.css.ts"
import { cx } from "../kit/cx.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as place from "./AdPlace.css.ts"
import * as css from "./FilledAd.css.ts"

/** What fills a slot that is on the screen. Nothing moves and nothing fades: the box was there. D-76. */
export const FilledAd = ({ slot, at }: { readonly slot: AdSlot; readonly at: AdPlace }) => {
  const { loadPort, local } = useShop()
  const [port] = useState(() =>
    adSlotOver(
      lazyEffects(() => loadPort("ads")),
      local.seenAds
    )
  )
  const [{ ad }, send] = useView(useScreenActor(adSlotMachineOver, port, { slot, ...at }), viewAdSlot)
  useEffect(() => send({ type: "slot.seen" }), [send])
  // The reader goes on whether it is counted or not, and the call outlives this page.
  const click = (id: Ad["id"]) => {
    void loadPort("ads")
      .then((ads) => performCall(ads.click({ id }), new AbortController().signal))
      .catch(() => undefined)
  }
  return ad ? <Shown ad={ad} slot={slot} onFollow={() => click(ad.id)} /> : null
}

const Shown = ({ ad, slot, onFollow }: { readonly ad: Ad; readonly slot: AdSlot; readonly onFollow: () => void }) => {
  useTexts("ads")
  const { t } = useWords()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className={cx(css.why, underlined)}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        {t("ads.why")}
      </button>
      <div className={cx(place.box, place.size[slot], css.over)}>
        <Link to={ad.link} className={css.slot[slot]} onClick={onFollow} style={{ background: ad.picture?.wall }}>
          {ad.picture ? (
            <Picture of={ad.picture} shape="free" sizes={sizesOf[slot]} alt="" when="soon" className={css.picture} />
          ) : (
            <span />
          )}
          <span className={css.words}>
            <span className={css.title}>{ad.title}</span>
            {slot === "small" ? null : ad.text}
          </span>
          <span className={css.action}>{ad.action}</span>
        </Link>
      </div>
      {isAsked ? <Text>{t("ads.whyText")}</Text> : null}
    </>
  )
}

const sizesOf = { top: "(min-width: 992px) 250px, 100px", side: "240px", small: "250px" } as const
