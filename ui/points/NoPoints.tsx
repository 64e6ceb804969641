import { useState } from "react"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { type BagPoints, pointBase, pointsMostPercent } from "#core/points/points.ts"
import { Button, TextLink } from "../kit/Button.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Points.css.ts"

/** Why no points can be used for this bag, and the way to them. */
export const NonePossible = ({
  points: { balance, value, wanted },
  onCancel
}: {
  readonly points: BagPoints
  readonly onCancel: () => void
}) => {
  const { t, count } = useWords()
  const rupiahFor = (amount: number) => formatRupiah(rupiah(amount))
  const why =
    balance > 0
      ? t("points.choice.tooLittle", { amount: rupiahFor(Math.ceil((100 * value) / pointsMostPercent)) })
      : balance < 0
        ? t("points.choice.negative", { points: count(balance) })
        : t("points.choice.nothing", { amount: rupiahFor(pointBase) })
  const [hasBegun] = useState(wanted > 0)
  return (
    <>
      <p className={css.limit}>
        {why}{" "}
        <TextLink to="/account/points" underlined>
          {t("points.choice.history")}
        </TextLink>
      </p>
      {hasBegun ? <NoPoints isUsed={wanted > 0} onPress={onCancel} /> : null}
    </>
  )
}

/** Uses none of them again; it stays in its place, where the focus is. */
export const NoPoints = ({ isUsed, onPress }: { readonly isUsed: boolean; readonly onPress: () => void }) => {
  const { t } = useWords()
  return (
    <Button look="ghost" size="small" aria-disabled={!isUsed} onClick={isUsed ? onPress : undefined}>
      {t("points.choice.none")}
    </Button>
  )
}
