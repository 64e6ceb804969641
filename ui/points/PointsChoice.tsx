import { useId, useState } from "react"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { type BagPoints, pointBase, pointsMostPercent, typedPointsLength } from "#core/points/points.ts"
import { useCart } from "../cart/useCart.ts"
import { Button } from "../kit/Button.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Link } from "../kit/text/Link.tsx"
import { unseen } from "../kit/text/Text.css.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Points.css.ts"

/** How many points are used: each press changes the total at once. Rule 48; D-29. */
export const PointsChoice = ({ points }: { readonly points: BagPoints }) => {
  const { t, count } = useWords()
  const [, tell] = useCart()
  const { most, wanted, counted, value, mostPaid } = points
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const choose = (next: number) => {
    setTyped(undefined)
    tell({ type: "points.chosen", points: Math.max(0, Math.min(most, next)) })
  }
  if (most === 0) return <None points={points} />
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: three things that change one number are no set of fields */}
      <div className={css.stepper} role="group" aria-label={t("points.choice.label")}>
        <button
          type="button"
          className={css.press}
          aria-label={t("points.choice.fewer")}
          aria-disabled={counted === 0}
          onClick={() => choose(counted - 1)}
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
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ""))}
          onBlur={() => (typed === undefined ? undefined : choose(Number(typed)))}
          onKeyDown={({ key }) => (key === "Enter" && typed !== undefined ? choose(Number(typed)) : undefined)}
        />
        <button
          type="button"
          className={css.press}
          aria-label={t("points.choice.more")}
          aria-disabled={counted >= most}
          onClick={() => choose(counted + 1)}
        >
          <PageIcon name="plus" />
        </button>
      </div>
      {counted < most ? (
        <Button look="secondary" size="small" onClick={() => choose(most)}>
          {t("points.choice.all", { points: count(most) })}
        </Button>
      ) : (
        <Button look="secondary" size="small" onClick={() => choose(0)}>
          {t("points.choice.none")}
        </Button>
      )}
      <p id={id} className={css.limit}>
        {wanted > counted
          ? t("points.choice.fewerNow", { wanted: count(wanted), points: count(counted) })
          : t("points.choice.limit", {
              points: count(most),
              amount: formatRupiah(mostPaid),
              percent: pointsMostPercent
            })}
      </p>
      <output className={unseen} aria-live="polite">
        {counted > 0
          ? t("points.choice.used", { points: count(counted), amount: formatRupiah(rupiah(counted * value)) })
          : t("points.choice.unused")}
      </output>
    </>
  )
}

/** Why no points can be used for this bag, and the way to them. */
const None = ({ points: { balance, value } }: { readonly points: BagPoints }) => {
  const { t, count } = useWords()
  const rupiahFor = (amount: number) => formatRupiah(rupiah(amount))
  const why =
    balance > 0
      ? t("points.choice.tooLittle", { amount: rupiahFor(Math.ceil((100 * value) / pointsMostPercent)) })
      : balance < 0
        ? t("points.choice.negative", { points: count(balance) })
        : t("points.choice.nothing", { amount: rupiahFor(pointBase) })
  return (
    <p className={css.limit}>
      {why}{" "}
      <Link to="/account/points" className={css.way}>
        {t("points.choice.history")}
      </Link>
    </p>
  )
}
