import { chip } from "../kit/Chip.css.ts"
import { Field } from "../kit/form/Field.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import type { PickerProps } from "./picker-props.ts"
import * as css from "./StorePickerSheet.css.ts"

const patienceMs = 15_000

/** Search, place and filters of the stores. The place is asked for only after a press. */
export const StoreSeeking = ({ view, send }: Pick<PickerProps, "view" | "send">) => {
  const { t } = useWords()
  const locate = () => {
    send({ type: "location.wanted" })
    if (!("geolocation" in navigator)) return send({ type: "location.refused" })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => send({ type: "location.given", location: { latitude, longitude } }),
      () => send({ type: "location.refused" }),
      { timeout: patienceMs }
    )
  }
  const filter = (isOn: boolean, name: string, onPress: () => void) => (
    <button type="button" aria-pressed={isOn} className={chip[isOn ? "on" : "off"]} onClick={onPress}>
      {name}
    </button>
  )
  return (
    <>
      <Field
        label={t("pickup.search")}
        type="search"
        autoComplete="off"
        before={<Icon name="search" size={20} />}
        value={view.sought}
        onChange={({ target: { value } }) => send({ type: "stores.sought", text: value })}
        after={
          <button
            type="button"
            className={css.locate}
            aria-label={t("pickup.locate")}
            aria-busy={view.place === "asking"}
            onClick={locate}
          >
            <PageIcon name="pin" size={24} />
          </button>
        }
      />
      {view.place === "refused" ? <Alert look="warning">{t("pickup.locateRefused")}</Alert> : null}
      <fieldset className={css.filters}>
        <legend>
          <Unseen>{t("pickup.filters")}</Unseen>
        </legend>
        {filter(view.onlyComplete, t("pickup.onlyComplete"), () =>
          send({ type: "complete.wanted", only: !view.onlyComplete })
        )}
        {filter(view.onlyOpen, t("pickup.onlyOpen"), () => send({ type: "open.wanted", only: !view.onlyOpen }))}
      </fieldset>
    </>
  )
}
