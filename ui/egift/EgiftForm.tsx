import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { type BagLine, wantedLine } from "#core/cart/cart.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { type EgiftFormPort, egiftFormMachineOver } from "#core/egift/egift-form.machine.ts"
import type { EgiftForm as Form } from "#core/egift/egift-form.rule.ts"
import { viewEgiftForm } from "#core/egift/egift-form.view.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import { goodsOnPage } from "#core/pricing/goods-on-page.rule.ts"
import { loadDialogs } from "../cart/LazyCartDialogs.tsx"
import { Button } from "../kit/Button.tsx"
import { Form as KitForm } from "../kit/form/Form.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Egift.css.ts"
import { Templates, Values } from "./EgiftChoices.tsx"
import { EgiftFields } from "./EgiftFields.tsx"
import { EgiftPreview } from "./EgiftPreview.tsx"
import { EgiftWait } from "./EgiftWait.tsx"
import { keepEgiftDraft, readEgiftDraft } from "./egift-draft.ts"

interface Props {
  readonly product: ProductId
  readonly combination: CombinationId | undefined
  /** The line of the bag that is changed. */
  readonly edited: BagLine | undefined
}

/** What is asked of an e-gift before it goes into the bag, with its card beside it. */
export const EgiftForm = (props: Props) => {
  const { t } = useWords()
  const { view, send, busy } = useEgiftForm(props)
  const onChange = (change: Partial<Form>) => send({ type: "form.changed", change })
  if (view.step !== "filling") return <EgiftWait step={view.step} onRetry={() => send({ type: "retry.wanted" })} />
  const { combination } = view
  return (
    <KitForm className={css.page} long onSubmit={() => send({ type: "form.sent" })}>
      <EgiftPreview view={view} />
      <div className={css.form}>
        <Heading level={1} look="page">
          {t("egift.form.title")}
        </Heading>
        <Templates view={view} onChange={onChange} />
        <Values view={view} onChange={onChange} />
        <EgiftFields view={view} onChange={onChange} />
        <div className={css.bar}>
          <span className={css.sum}>
            <span className={css.quiet}>{t("egift.form.free")}</span>
            <span className={css.value}>{combination ? formatRupiah(combination.priceAfterDiscount) : ""}</span>
          </span>
          <Button type="submit" className={css.press} busy={busy}>
            {t(props.edited ? "egift.form.save" : "egift.form.add")}
          </Button>
        </div>
      </div>
    </KitForm>
  )
}

/** The machine of the form, its draft in this tab, and the way into the bag. */
const useEgiftForm = ({ product, combination, edited }: Props) => {
  const { local, now, loadPort, cart } = useShop()
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
      await Promise.all([cart.load(), loadDialogs()]).finally(() => setBusy(false))
      local.egiftDraft.clear()
      const goods = goodsOnPage(offer.product, found)
      const wanted = { ...wantedLine({ goods, egift }, line?.quantity ?? 1) }
      const isSame = line !== undefined && lineIdOf(wanted) === line.id
      if (!isSame) cart.tell({ type: "item.wanted", line: wanted, goods, buy: false })
      if (line === undefined) return
      if (!isSame) cart.tell({ type: "line.removed", line: line.id })
      cart.tell({ type: "added.dismissed" })
      void navigate("/order")
    }
    const typed = actor.on("draft.changed", ({ form }) => keepEgiftDraft(local.egiftDraft, of, form))
    const given = actor.on("recipient.given", (said) => void put(said.combination, said.info).catch(() => {}))
    return () => {
      typed.unsubscribe()
      given.unsubscribe()
    }
  }, [actor, cart, line, local, navigate, of, offer])
  return { view, send, busy }
}
