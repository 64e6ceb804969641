import { wantedLine } from "#core/cart/cart.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { StorePickerEvent } from "#core/pickup/store-picker.machine.ts"
import type { PickerRow, StorePickerView } from "#core/pickup/store-picker.view.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Text, Unseen } from "../kit/text/Text.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import type { PickupChosen } from "./PickupPart.tsx"
import { LackingStore, StoreChoice } from "./StoreChoice.tsx"
import * as css from "./StorePickerSheet.css.ts"

const patienceMs = 15_000
const bones = ["line", "line", "line"] as const
/** Pictures of the bag above the search. */
const picturesMost = 3

interface PickerProps {
  readonly view: StorePickerView
  readonly send: (event: Untimed<StorePickerEvent>) => void
  readonly checkout: Checkout
  readonly now: Instant
  /** The order is sent after all. */
  readonly onSend: () => void
  /** A store that lacks some is chosen with what it has. */
  readonly onTakeRest: (chosen: PickupChosen) => void
}

/** The stores that hand over orders: complete ones first, then those that lack lines and say which. D-65. */
export const StorePickerSheet = (props: PickerProps) => {
  useTexts("pickup", "stores")
  const { t } = useWords()
  const { view, send, checkout } = props
  const count = checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Sheet
      open
      title={t("pickup.title")}
      onClose={() => send({ type: "picker.closed" })}
      foot={
        view.marked ? (
          <Button whole onClick={() => send({ type: "store.confirmed" })}>
            {t("pickup.confirm", { store: view.marked.store.name })}
          </Button>
        ) : view.stock === "fetched" && view.complete.length > 0 ? (
          <Text look="small" tone="muted">
            {t("pickup.mark")}
          </Text>
        ) : undefined
      }
    >
      <div className={css.sheet}>
        <div className={css.head}>
          {checkout.lines.slice(0, picturesMost).map(({ id, goods }) => (
            <span key={id} className={css.picture}>
              <Picture of={goods.picture} shape="small" sizes="56px" alt="" />
            </span>
          ))}
          <p className={css.about}>{t("pickup.bag", { count })}</p>
        </div>
        <Stock {...props} />
      </div>
    </Sheet>
  )
}

const Stock = (props: PickerProps) => {
  const { t } = useWords()
  const { view, send } = props
  if (view.stock === "failed")
    return (
      <Alert look="danger" alert>
        {t("pickup.failed")}
        <Button look="secondary" size="small" onClick={() => send({ type: "retry.wanted" })}>
          {t("shop.failed.retry")}
        </Button>
      </Alert>
    )
  if (view.stock !== "fetched")
    return (
      <div role="status" aria-busy="true">
        <Unseen>{t("pickup.loading")}</Unseen>
        <Bones of={bones} />
      </div>
    )
  return (
    <>
      <Seeking {...props} />
      <Stores {...props} />
    </>
  )
}

const Seeking = ({ view, send }: PickerProps) => {
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
    <button type="button" aria-pressed={isOn} className={isOn ? css.filterOn : css.filter} onClick={onPress}>
      {name}
    </button>
  )
  return (
    <>
      <Field
        label={t("pickup.search")}
        type="search"
        autoComplete="off"
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

const Stores = ({ view, send, checkout, now, onSend, onTakeRest }: PickerProps) => {
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
