import { useId, useState } from "react"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { type BagPoints, pointsMostPercent, typedPointsLength } from "#core/points/points.ts"
import { useCart } from "../cart/useCart.ts"
import { Button } from "../kit/Button.tsx"
import { press, stepper } from "../kit/form/Stepper.css.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { unseen } from "../kit/text/Text.css.ts"
import { useWords } from "../messages/useWords.ts"
import { NonePossible, NoPoints } from "./NoPoints.tsx"
import * as css from "./Points.css.ts"

/** How many points are used: each press changes the total at once. Rule 48; D-29. */
export const PointsChoice = ({
  points,
  settled
}: {
  readonly points: BagPoints
  /** What counts in the sums: this is read out. */
  readonly settled: BagPoints
}) => {
  const { t, count } = useWords()
  const [, tell] = useCart()
  const { most, wanted, counted, balance, value, mostPaid } = points
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const choose = (next: number) => {
    setTyped(undefined)
    tell({ type: "points.chosen", points: Math.max(0, Math.min(most, next)) })
  }
  if (most === 0) return <NonePossible points={points} onCancel={() => choose(0)} />
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: three things that change one number are no set of fields */}
      <div className={stepper} role="group" aria-label={t("points.choice.label")}>
        <button
          type="button"
          className={press}
          aria-label={t("points.choice.fewer")}
          aria-disabled={counted === 0}
          onClick={() => (counted > 0 ? choose(counted - 1) : undefined)}
        >
          <PageIcon name="minus" />
        </button>
        <input
          className={css.field}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t("points.choice.label")}
          aria-describedby={id}
          maxLength={typedPointsLength}
          value={typed ?? String(counted)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(/^\d*/.exec(target.value.trim())?.[0] ?? "")}
          onBlur={() => (typed === undefined ? undefined : choose(Number(typed)))}
          onKeyDown={({ key }) => {
            if (key === "Enter" && typed !== undefined) choose(Number(typed))
            if (key === "Escape") setTyped(undefined)
          }}
        />
        <button
          type="button"
          className={press}
          aria-label={t("points.choice.more")}
          aria-disabled={counted >= most}
          onClick={() => (counted < most ? choose(counted + 1) : undefined)}
        >
          <PageIcon name="plus" />
        </button>
      </div>
      <Button
        look="secondary"
        size="small"
        aria-disabled={counted >= most}
        onClick={() => (counted < most ? choose(most) : undefined)}
      >
        {t("points.choice.all", { points: count(most) })}
      </Button>
      <p id={id} className={css.limit}>
        {wanted > counted
          ? t(counted === balance ? "points.choice.fewerLeft" : "points.choice.fewerNow", {
              wanted: count(wanted),
              points: count(counted)
            })
          : t("points.choice.limit", {
              points: count(most),
              amount: formatRupiah(mostPaid),
              percent: pointsMostPercent
            })}
      </p>
      <NoPoints isUsed={wanted > 0} onPress={() => choose(0)} />
      <output className={unseen} aria-live="polite">
        {settled.counted > 0
          ? t("points.choice.used", {
              points: count(settled.counted),
              amount: formatRupiah(rupiah(settled.counted * value))
            })
          : t("points.choice.unused")}
      </output>
    </>
  )
}
