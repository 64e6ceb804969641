import { useEffect, useRef, useState } from "react"
import { type WantedLine, wantedLine } from "#core/cart/cart.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import { storePickerMachineOver } from "#core/pickup/store-picker.machine.ts"
import { viewStorePicker } from "#core/pickup/store-picker.view.ts"
import { Button } from "../kit/Button.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { knownOffers, noteOffers } from "./known-offers.ts"
import * as css from "./PickupPart.css.ts"
import type { PickupChosen } from "./pickup-chosen.ts"
import { StorePickerSheet } from "./StorePickerSheet.tsx"
import { useStoreClock } from "./useStoreClock.ts"

/** The chosen store of a checkout, and the sheet in which one is chosen. Machines 3, fetchStores; D-65. */
export const PickupPart = ({
  checkout,
  asks,
  onChoose
}: {
  readonly checkout: Checkout
  /** How often the sheet was asked for: each more opens it. */
  readonly asks: number
  readonly onChoose: (chosen: PickupChosen) => void
}) => {
  useTexts("pickup")
  const { t } = useWords()
  const clockOf = useStoreClock()
  const { ports, now } = useShop()
  const [opened] = useState(now)
  const lines: ReadonlyArray<WantedLine> = checkout.lines.map((line) => wantedLine(line, line.quantity))
  const store = checkout.pickup?.store
  const actor = useScreenActor(storePickerMachineOver, ports.pickup, {
    lines,
    known: knownOffers(lines),
    store: store?.id
  })
  const [viewOf] = useState(() => viewStorePicker(opened))
  const [view, send] = useView(actor, viewOf)
  const latest = useRef({ lines, onChoose })
  useEffect(() => {
    latest.current = { lines, onChoose }
  })
  useEffect(() => {
    const subscriptions = [
      actor.on("store.chosen", ({ store: id }) => latest.current.onChoose({ pickup: id })),
      actor.on("offers.fetched", ({ offers }) => noteOffers(latest.current.lines, offers))
    ]
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor])
  const [asked] = useState({ count: 0 })
  useEffect(() => {
    if (asks === asked.count) return
    asked.count = asks
    send({ type: "picker.opened" })
  }, [asks, asked, send])
  const wanted = JSON.stringify(lines)
  useEffect(() => {
    send({ type: "lines.changed", lines: JSON.parse(wanted) })
  }, [wanted, send])
  // A store that has less than it had when it was chosen: what is known of the others is old, too.
  const isShort = checkout.requirements.some(({ code }) => code === "STORE_STOCK")
  useEffect(() => {
    if (isShort) send({ type: "stock.outdated" })
  }, [isShort, send])
  const readyAt = checkout.pickup?.readyAt
  return (
    <>
      {store === undefined ? null : (
        <div className={css.chosen}>
          <Icon name="store" size={24} className={css.sign} />
          <div className={css.words}>
            <Text look="label">{store.name}</Text>
            <Text look="small" tone="muted">
              {store.address}
            </Text>
            {readyAt === undefined ? null : (
              <p className={css.ready}>
                <PageIcon name="clock" size={16} />
                {t("pickup.ready", { ready: clockOf(readyAt, opened, store.hours) })}
              </p>
            )}
          </div>
          <Button look="secondary" size="small" onClick={() => send({ type: "picker.opened" })}>
            {t("pickup.change")}
          </Button>
        </div>
      )}
      {view.isOpen ? (
        <StorePickerSheet
          view={view}
          send={send}
          checkout={checkout}
          now={opened}
          onSend={() => {
            send({ type: "picker.closed" })
            onChoose({ pickup: "none" })
          }}
          onTakeRest={(chosen) => {
            send({ type: "picker.closed" })
            onChoose(chosen)
          }}
        />
      ) : null}
    </>
  )
}
