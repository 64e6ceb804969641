import type { Checkout } from "#core/checkout/checkout.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { PickerRow } from "#core/pickup/store-picker.view.ts"
import { cx } from "../kit/cx.ts"
import { Badge } from "../kit/picture/Badge.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./StorePickerSheet.css.ts"
import { useStoreClock } from "./useStoreClock.ts"

/** A store that has every line: it can be chosen. */
export const StoreChoice = ({
  row,
  now,
  onMark
}: {
  readonly row: PickerRow
  readonly now: Instant
  readonly onMark: () => void
}) => {
  const { t } = useWords()
  const clockOf = useStoreClock()
  return (
    <label className={cx(css.choosable, row.isMarked && css.marked)}>
      <input
        type="radio"
        name="pickup-store"
        className={css.radio}
        value={row.store.id}
        checked={row.isMarked}
        onChange={onMark}
      />
      <span className={css.dot} aria-hidden="true" />
      <StoreFacts row={row} />
      <span className={css.pill}>
        <Badge look="success">
          <Icon name="check" size={16} />
          {row.readyAt === undefined
            ? t("pickup.all")
            : t("pickup.allReady", { ready: clockOf(row.readyAt, now, row.store.hours) })}
        </Badge>
      </span>
    </label>
  )
}

/** A store that lacks lines: it names them, and offers what it has. */
export const LackingStore = ({
  row,
  checkout,
  onTakeRest
}: {
  readonly row: PickerRow
  readonly checkout: Checkout
  readonly onTakeRest: () => void
}) => {
  const { t } = useWords()
  const lacking = row.lines.filter(({ available, quantity }) => available < quantity)
  const there = row.lines.reduce((sum, { available }) => sum + available, 0)
  return (
    <li className={css.out}>
      <span className={css.dashed} aria-hidden="true" />
      <StoreFacts row={row} />
      <ul className={css.lacks}>
        {lacking.map(({ line, available, quantity }) => {
          const goods = checkout.lines.find(({ id }) => id === line)?.goods
          return goods === undefined ? null : (
            <li key={line} className={css.lack}>
              <span className={css.lackPicture}>
                <Picture of={goods.picture} shape="small" sizes="40px" alt="" />
              </span>
              <span>
                <span className={css.lackName}>{[goods.name, goods.combinationName].filter(Boolean).join(" · ")}</span>
                <span className={css.lackText}>
                  {available === 0 ? t("pickup.none") : t("pickup.left", { left: available, wanted: quantity })}
                </span>
              </span>
            </li>
          )
        })}
        {there === 0 ? null : (
          <li>
            <button type="button" className={css.takeRest} onClick={onTakeRest}>
              {t("pickup.takeRest", { count: there })}
            </button>
          </li>
        )}
      </ul>
    </li>
  )
}

const StoreFacts = ({ row: { store, distanceKm, opening } }: { readonly row: PickerRow }) => {
  const { t, language } = useWords()
  const { zone } = store.hours
  return (
    <>
      <b className={css.name}>{store.name}</b>
      {distanceKm === undefined ? null : (
        <span className={css.distance}>
          {t("pickup.distance", { km: distanceKm.toLocaleString(language === "id" ? "id-ID" : "en-GB") })}
        </span>
      )}
      <span className={css.place}>{store.address}</span>
      {opening === undefined ? null : (
        <span className={cx(css.opening, opening.kind === "closed" && css.closed)}>
          <PageIcon name="clock" size={16} />
          {opening.kind === "open"
            ? t("stores.open", { until: opening.until, zone })
            : t(`stores.closed.${opening.day}`, { opens: opening.opens, zone })}
        </span>
      )}
    </>
  )
}
