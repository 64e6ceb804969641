import type { PickupPlace } from "#core/pickup/pickup.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useHours } from "../stores/useHours.ts"
import * as css from "./OrderPage.css.ts"

/** The store of an order in place of an address, its hours by its own clock, and the ways to it. D-49f, D-65. */
export const StorePlace = ({ store }: { readonly store: PickupPlace }) => {
  useTexts("stores")
  const { t } = useWords()
  const hours = useHours()
  const { name, address, phone, latitude, longitude } = store
  return (
    <>
      <address className={css.address}>
        <b>{name}</b>
        <span>{address}</span>
        <span>{hours(store.hours)}</span>
      </address>
      <p className={css.ways}>
        <a className={css.way} href={`geo:${latitude},${longitude}`} aria-label={t("orders.mapTo", { store: name })}>
          <PageIcon name="pin" size={16} />
          {t("orders.map")}
        </a>
        {phone === "" ? null : (
          <a className={css.way} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <PageIcon name="call" size={16} />
            {t("orders.call", { phone })}
          </a>
        )}
      </p>
    </>
  )
}
