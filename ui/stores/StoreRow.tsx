import type { Instant } from "#core/kernel/moment.ts"
import { openingOf } from "#core/stores/opening.rule.ts"
import type { Store } from "#core/stores/store.ts"
import { cx } from "../kit/cx.ts"
import { Badge } from "../kit/picture/Badge.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { dotted } from "../kit/text/dotted.css.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./StoresScreen.css.ts"
import { useHours } from "./useHours.ts"

/** A store: where it is, whether it is open, and the ways to it. Its hours stand above if its neighbours have the same. */
export const StoreRow = ({
  store,
  now,
  isOnly,
  sharesHours,
  services
}: {
  readonly store: Store
  readonly now: Instant
  readonly isOnly: boolean
  readonly sharesHours: boolean
  /** Those that not every store has. */
  readonly services: ReadonlyArray<string>
}) => {
  const { t } = useWords()
  const hours = useHours()
  const { name, phone } = store
  return (
    <li id={`store-${store.id}`} className={css.store}>
      <h3 className={css.name}>
        {name}
        {store.isDefault && !isOnly ? <Badge look="inverse">{t("stores.default")}</Badge> : null}
      </h3>
      <p className={css.muted}>{store.address}</p>
      {sharesHours ? null : <p className={css.muted}>{hours(store.hours)}</p>}
      <p className={cx(css.muted, dotted)}>
        <OpeningNow hours={store.hours} now={now} />
        {services.map((service) => (
          <span key={service}>{service} </span>
        ))}
      </p>
      <p className={css.links}>
        <a
          className={css.link}
          href={`geo:${store.latitude},${store.longitude}`}
          aria-label={t("stores.mapTo", { store: name })}
        >
          <PageIcon name="pin" size={16} />
          {t("stores.map")}
        </a>
        {phone === "" ? null : (
          <a
            className={css.link}
            href={`tel:${phone.replace(/[^\d+]/g, "")}`}
            aria-label={t("stores.callTo", { store: name, phone })}
          >
            <PageIcon name="call" size={16} />
            {t("stores.call")}
          </a>
        )}
      </p>
    </li>
  )
}

const OpeningNow = ({ hours, now }: { readonly hours: Store["hours"]; readonly now: Instant }) => {
  const { t } = useWords()
  const { zone } = hours
  const opening = openingOf(hours, now)
  if (opening === undefined) return null
  return opening.kind === "open" ? (
    <span className={cx(css.opening, css.open)}>{t("stores.open", { until: opening.until, zone })} </span>
  ) : (
    <span className={css.opening}>{t(`stores.closed.${opening.day}`, { opens: opening.opens, zone })} </span>
  )
}
