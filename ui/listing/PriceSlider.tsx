import { Slider } from "radix-ui"
import { useState } from "react"
import { formatRupiah, type Rupiah, rupiah } from "#core/kernel/money.ts"
import { priceStops } from "#core/listing/filters.view.ts"
import { priceSliderMax } from "#core/search/query.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./PriceSlider.css.ts"

const stopOf = (price: number): number => {
  const above = priceStops.findIndex((stop) => stop >= price)
  return above < 0 ? priceStops.length - 1 : above
}
const priceAt = (stop = 0): Rupiah => priceStops[stop] ?? rupiah(priceSliderMax)

/** Two thumbs on an uneven scale; each announces its price in words and neither passes the other. Rule 10. */
export const PriceSlider = ({
  min,
  max,
  onChange
}: {
  readonly min: Rupiah
  readonly max: Rupiah
  readonly onChange: (min: number, max: number) => void
}) => {
  const { t } = useWords()
  // Positions of the thumbs while they are dragged; the list receives them on release, and announces new prices then.
  const asked = `${min}-${max}`
  const [dragged, setDragged] = useState<{ readonly asked: string; readonly stops: ReadonlyArray<number> }>()
  const [low = 0, high = 0] = dragged?.asked === asked ? dragged.stops : [stopOf(min), stopOf(max)]
  const top = priceAt(high) >= priceSliderMax
  return (
    <Slider.Root
      className={css.slider}
      min={0}
      max={priceStops.length - 1}
      step={1}
      minStepsBetweenThumbs={1}
      value={[low, high]}
      onValueChange={(stops) => setDragged({ asked, stops })}
      onValueCommit={([least, most]) => onChange(priceAt(least), priceAt(most))}
    >
      <Slider.Track className={css.track}>
        <Slider.Range className={css.range} />
      </Slider.Track>
      <Slider.Thumb
        className={css.thumb}
        aria-label={t("listing.price.minimum")}
        aria-valuetext={formatRupiah(priceAt(low))}
      />
      <Slider.Thumb
        className={css.thumb}
        aria-label={t("listing.price.maximum")}
        aria-valuetext={
          top ? t("listing.price.top", { max: formatRupiah(priceAt(high)) }) : formatRupiah(priceAt(high))
        }
      />
    </Slider.Root>
  )
}
