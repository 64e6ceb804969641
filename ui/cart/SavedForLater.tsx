import { useEffect } from "react"
import type { LineId } from "#core/cart/cart.ts"
import { savedForLaterMachineOver } from "#core/cart/saved-for-later.machine.ts"
import { viewSavedForLater } from "#core/cart/saved-for-later.view.ts"
import { useScreenActor, useShop } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./GoodsLine.css.ts"
import { GoodsLine } from "./GoodsLine.tsx"

/** What a member keeps for later; it goes back into the bag with a press. D-21. */
export const SavedForLater = ({
  bagVersion,
  wanted
}: {
  readonly bagVersion: unknown
  /** A line of the bag that shall come here; another object with every press. */
  readonly wanted: { readonly line: LineId } | undefined
}) => {
  const { t } = useWords()
  const { ports, cart } = useShop()
  const actor = useScreenActor(savedForLaterMachineOver, ports.memberBag, {})
  const [view, send] = useView(actor, viewSavedForLater)
  useEffect(() => {
    const told = actor.on("bag.changed", () => cart.tell({ type: "bag.changed" }))
    return () => told.unsubscribe()
  }, [actor, cart])
  useEffect(() => {
    if (wanted) send({ type: "line.saved", line: wanted.line })
  }, [wanted, send])
  // The bag was changed: lines may have come here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bag itself is not asked, only that it is another one
  useEffect(() => void send({ type: "bag.changed" }), [bagVersion, send])
  if (view.items.length === 0) return null
  return (
    <section>
      <Heading level={2} look="part">
        {t("cart.saved.title", { count: view.items.length })}
      </Heading>
      {view.refusal === null ? null : (
        <Alert look="warning" alert>
          {t(`cart.saved.refusal.${view.refusal}`)}
        </Alert>
      )}
      <ul className={css.lines} aria-busy={view.busy !== null}>
        {view.items.map(({ id, goods, quantity }) => (
          <GoodsLine key={id} goods={goods} quantity={quantity}>
            <div className={css.foot}>
              <button type="button" className={css.link} onClick={() => send({ type: "item.moved", line: id })}>
                {t("cart.saved.back")}
              </button>
              <button type="button" className={css.link} onClick={() => send({ type: "item.removed", line: id })}>
                {t("cart.line.remove")}
              </button>
            </div>
          </GoodsLine>
        ))}
      </ul>
    </section>
  )
}
