import { useEffect } from "react"
import type { LineId } from "#core/cart/cart.ts"
import { savedForLaterMachineOver } from "#core/cart/saved-for-later.machine.ts"
import { viewSavedForLater } from "#core/cart/saved-for-later.view.ts"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./GoodsLine.css.ts"
import { GoodsLine, LineButton } from "./GoodsLine.tsx"

/** Goods that a member saved for later; a press returns them to the bag. D-21. */
export const SavedForLater = ({
  bagVersion,
  wanted,
  onTaken
}: {
  readonly bagVersion: unknown
  /** A line of the bag that is to be saved; another object with every press. */
  readonly wanted?: { readonly line: LineId } | undefined
  /** It is on its way: drawn again elsewhere, this list does not ask for it a second time. */
  readonly onTaken?: () => void
}) => {
  const { t } = useWords()
  const { ports, cart, appActors, now } = useShop()
  const actor = useScreenActor(savedForLaterMachineOver, ports.memberBag, {})
  const [view, send] = useView(actor, viewSavedForLater)
  useEffect(() => {
    const heard = [
      actor.on("bag.changed", () => cart.tell({ type: "bag.changed" })),
      // Over the page: the line that was pressed may be far from this list, which is not there while it is empty.
      actor.on("change.failed", () => {
        const text = navigator.onLine ? "failure.Unavailable" : "cart.saved.offline"
        appActors.notices.send({ type: "notice.posted", notice: { kind: "error", text }, at: now() })
      })
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor, cart, appActors, now])
  useEffect(() => {
    if (wanted === undefined) return
    send({ type: "line.saved", line: wanted.line })
    onTaken?.()
  }, [wanted, send, onTaken])
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
        {view.items.map(({ id, goods, quantity }) => {
          const name = [goods.name, goods.combinationName].filter(Boolean).join(", ")
          return (
            <GoodsLine key={id} goods={goods} quantity={quantity}>
              <div className={css.foot}>
                <LineButton
                  words={t("cart.saved.back")}
                  name={name}
                  onClick={() => send({ type: "item.moved", line: id })}
                />
                <LineButton
                  words={t("cart.line.remove")}
                  name={name}
                  onClick={() => send({ type: "item.removed", line: id })}
                />
              </div>
            </GoodsLine>
          )
        })}
      </ul>
    </section>
  )
}
