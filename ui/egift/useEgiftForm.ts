import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { type BagLine, type LineId, wantedLine } from "#core/cart/cart.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { type EgiftFormPort, egiftFormMachineOver } from "#core/egift/egift-form.machine.ts"
import { viewEgiftForm } from "#core/egift/egift-form.view.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import { goodsOnPage } from "#core/pricing/goods-on-page.rule.ts"
import type { CartActor } from "#core/shop/lazy-cart.ts"
import { loadDialogs } from "../cart/LazyCartDialogs.tsx"
import { lossText } from "../kit/overlay/lost-file.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { keepEgiftDraft, readEgiftDraft } from "./egift-draft.ts"

/** The e-gift that a form is about. */
export interface AskedEgift {
  readonly product: ProductId
  readonly combination: CombinationId | undefined
  /** The line of the bag that is changed. */
  readonly edited: BagLine | undefined
}

/** Runs `then` once the bag has the line: one that asks first, or refuses, has not taken it. */
const onceIn = (bag: CartActor, line: LineId, then: () => void): void => {
  const isIn = (): boolean => bag.getSnapshot().context.bag.items.some(({ id }) => id === line)
  if (isIn()) {
    then()
    return
  }
  const listener = bag.subscribe(() => {
    if (!isIn()) return
    listener.unsubscribe()
    then()
  })
}

/** The machine of the form, its draft in this tab, and the way into the bag. */
export const useEgiftForm = ({ product, combination, edited }: AskedEgift) => {
  const { local, now, loadPort, cart, appActors } = useShop()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [of] = useState(() => `${product} ${edited?.id ?? ""}`)
  const [line] = useState(edited)
  const [port] = useState(() =>
    lazyPort<EgiftFormPort>(async () => {
      const [{ egiftFormPort }, catalogue, egifts, toggles] = await Promise.all([
        import("#core/egift/egift-form.usecases.ts"),
        loadPort("catalogue"),
        loadPort("egifts"),
        loadPort("toggles")
      ])
      return egiftFormPort(catalogue, egifts, toggles)
    })
  )
  const actor = useScreenActor(egiftFormMachineOver, port, {
    product,
    now: now(),
    combination: combination ?? line?.goods.combination,
    draft: readEgiftDraft(local.egiftDraft, of),
    info: line?.egift
  })
  const [view, send] = useView(actor, viewEgiftForm)
  const { offer } = view
  useEffect(() => {
    const put = async (chosen: CombinationId, egift: EgiftInfo): Promise<void> => {
      const found = offer?.product.combinations.find(({ id }) => id === chosen)
      if (offer === null || found === undefined) return
      setBusy(true)
      // With the dialog that answers it: a press that cannot be answered must not count.
      const [bag] = await Promise.all([cart.load(), loadDialogs()]).finally(() => setBusy(false))
      const goods = goodsOnPage(offer.product, found)
      const wanted = { ...wantedLine({ goods, egift }, line?.quantity ?? 1) }
      const isSame = line !== undefined && lineIdOf(wanted) === line.id
      if (!isSame) cart.tell({ type: "item.wanted", line: wanted, goods, buy: false })
      onceIn(bag, lineIdOf(wanted), () => local.egiftDraft.clear())
      if (line === undefined) return
      if (!isSame) cart.tell({ type: "line.removed", line: line.id })
      cart.tell({ type: "added.dismissed" })
      void navigate("/order")
    }
    const typed = actor.on("draft.changed", ({ form }) => keepEgiftDraft(local.egiftDraft, of, form))
    const fail = () =>
      appActors.notices.send({ type: "notice.posted", notice: { kind: "error", text: lossText() }, at: now() })
    const given = actor.on("recipient.given", (said) => void put(said.combination, said.info).catch(fail))
    return () => {
      typed.unsubscribe()
      given.unsubscribe()
    }
  }, [actor, appActors, cart, line, local, navigate, now, of, offer])
  return { view, send, busy }
}
