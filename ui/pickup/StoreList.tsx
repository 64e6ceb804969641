import { wantedLine } from "#core/cart/cart.ts"
import type { PickerRow } from "#core/pickup/store-picker.view.ts"
import { Button } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Text, Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import type { PickerProps } from "./picker-props.ts"
import type { PickupChosen } from "./pickup-chosen.ts"
import { LackingStore, StoreChoice } from "./StoreChoice.tsx"
import * as css from "./StorePickerSheet.css.ts"

/** The stores that have every line, then those that lack some. */
export const StoreList = ({ view, send, checkout, now, onSend, onTakeRest }: PickerProps) => {
  const { t } = useWords()
  const { complete, incomplete, total, sought, place } = view
  const restOf = (row: PickerRow): PickupChosen => ({
    pickup: row.store.id,
    lines: checkout.lines.flatMap((line) => {
      const available = row.lines.find((one) => one.line === line.id)?.available ?? 0
      return available > 0 ? [wantedLine(line, available)] : []
    })
  })
  if (complete.length + incomplete.length === 0)
    return (
      <div role="status">
        <Text>{t("pickup.noHit", { text: sought })}</Text>
        <Button look="secondary" size="small" onClick={() => send({ type: "stores.sought", text: "" })}>
          {t("pickup.clear")}
        </Button>
      </div>
    )
  return (
    <>
      <p className={css.count} role="status">
        {place === "known" ? `${t("pickup.located")} · ` : null}
        {t("pickup.count", { shown: complete.length, total })}
      </p>
      {complete.length === 0 ? (
        <Alert look="warning">
          {t("pickup.noneComplete")}
          <Button look="secondary" size="small" onClick={onSend}>
            {t("pickup.sendInstead")}
          </Button>
        </Alert>
      ) : (
        <fieldset className={css.list}>
          <legend>
            <Unseen>{t("pickup.complete")}</Unseen>
          </legend>
          {complete.map((row) => (
            <StoreChoice
              key={row.store.id}
              row={row}
              now={now}
              onMark={() => send({ type: "store.marked", store: row.store.id })}
            />
          ))}
        </fieldset>
      )}
      {incomplete.length === 0 ? null : (
        <section>
          <h3 className={css.group}>{t("pickup.incomplete")}</h3>
          <ul className={css.list}>
            {incomplete.map((row) => (
              <LackingStore
                key={row.store.id}
                row={row}
                checkout={checkout}
                onTakeRest={() => onTakeRest(restOf(row))}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
