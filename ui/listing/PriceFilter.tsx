import { formatRupiah, type Rupiah } from "#core/kernel/money.ts"
import { viewPrices, withPrices } from "#core/listing/filters.view.ts"
import type { Fixed } from "#core/listing/place.rule.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { Field } from "../kit/form/Field.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useIdle } from "../kit/useIdle.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./FilterPanel.css.ts"

const Slider = lazyPart(
  async () => (await import("./PriceSlider.tsx")).PriceSlider,
  "quiet",
  () => <div className={css.sliderRoom} />
)

const plain = (price: Rupiah): string => formatRupiah(price).slice(2)
const digits = (text: string): number => Number(text.replace(/\D/g, "").slice(0, 12))

/** Two prices to type, and the same two to drag. Rules 9, 10; D-13. */
export const PriceFilter = ({
  fixed,
  query,
  onChange
}: {
  readonly fixed: Fixed
  readonly query: SearchQuery
  readonly onChange: (query: SearchQuery) => void
}) => {
  const { t } = useWords()
  const idle = useIdle()
  const { min, max } = viewPrices(query)
  const choose = (low: number, high: number) => {
    if (low !== min || high !== max) onChange(withPrices(fixed, query, low, high))
  }
  return (
    <div className={css.prices}>
      {idle ? <Slider min={min} max={max} onChange={choose} /> : <div className={css.sliderRoom} />}
      <div className={css.fields}>
        <Field
          key={`min-${min}`}
          compact
          label={t("listing.price.min")}
          before="Rp"
          name="min"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={plain(min)}
          aria-label={t("listing.price.minimum")}
          onBlur={(event) => choose(digits(event.target.value), max)}
          onKeyDown={(event) => {
            if (event.key === "Enter") choose(digits(event.currentTarget.value), max)
          }}
        />
        <Field
          key={`max-${max}`}
          compact
          label={t("listing.price.max")}
          before="Rp"
          name="max"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={plain(max)}
          aria-label={t("listing.price.maximum")}
          onBlur={(event) => choose(min, digits(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === "Enter") choose(min, digits(event.currentTarget.value))
          }}
        />
      </div>
    </div>
  )
}
