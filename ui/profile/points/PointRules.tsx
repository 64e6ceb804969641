import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { PointsPage } from "#core/orders/points/ledger.ts"
import { pointBase, pointsMostPercent } from "#core/points/points.ts"
import { photoPoints, reviewPoints, rewardedReviewsPerDay } from "#core/reviews/review-points.rule.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./PointsScreen.css.ts"

/** How points come, and what they are good for. */
export const PointWays = ({ value }: Pick<PointsPage, "value">) => {
  const { t } = useWords()
  const ways = [
    {
      icon: "bag",
      name: t("points.page.earn"),
      text: t("points.page.earnText", { amount: formatRupiah(rupiah(pointBase)) })
    },
    { icon: "coins", name: t("points.page.value", { amount: formatRupiah(value) }), text: t("points.page.valueText") },
    { icon: "ticket", name: t("points.page.half", { percent: pointsMostPercent }), text: t("points.page.halfText") }
  ] as const
  return (
    <ul className={css.ways}>
      {ways.map(({ icon, name, text }) => (
        <li key={icon} className={css.way}>
          <PageIcon name={icon} size={24} className={css.waySign} />
          <b className={css.wayName}>{name}</b>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** When points come, and for how many reviews of a day. D-29. */
export const PointRules = () => {
  const { t } = useWords()
  return (
    <Text look="small" tone="muted">
      {t("points.page.rule")}{" "}
      {t("points.page.reviewRule", {
        points: reviewPoints,
        photo: photoPoints,
        most: rewardedReviewsPerDay
      })}
    </Text>
  )
}
