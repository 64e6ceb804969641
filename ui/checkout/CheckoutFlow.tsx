import { useEffect, useRef, useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import type { CheckoutStep } from "#core/checkout/checkout.ts"
import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import { stageOf } from "#core/pickup/way.rule.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { focusProblem } from "../kit/form/focus-problem.ts"
import { Stages } from "../kit/Stages.tsx"
import { useWords } from "../messages/useWords.ts"
import { ChangedDialog } from "./ChangedDialog.tsx"
import * as css from "./Checkout.css.ts"
import { CheckoutOffers } from "./CheckoutOffers.tsx"
import { ConnectionTrouble } from "./ConnectionTrouble.tsx"
import { Preparing } from "./Preparing.tsx"
import { ShortDialog } from "./ShortDialog.tsx"
import { FoldedSummary, Summary } from "./Summary.tsx"
import { PlaceBeside } from "./steps/Place.tsx"
import { ShownStep } from "./steps/ShownStep.tsx"
import { Troubles } from "./Troubles.tsx"
import { Uncertain } from "./Uncertain.tsx"
import { type CheckoutController, type CheckoutProps, useCheckout } from "./useCheckout.ts"
import { useStepAddress } from "./useStepAddress.ts"

/** A guest's checkout, step by step. Rules 39 to 53. */
export const CheckoutFlow = ({
  bag,
  step,
  only
}: {
  readonly bag: CartView
  readonly step: CheckoutStep
  /** The line of "Beli sekarang", or those of an order that is paid in another way. D-25c. */
  readonly only: string | null
}) => {
  const [view, send] = useCheckout(bag, step, only)
  const [presses, setPresses] = useState(0)
  /** The step whose last button was pressed, until the page shows what is missing. Rule 35. */
  const pressed = useRef<CheckoutStep>(null)
  const press: CheckoutController = (event) => {
    if (needsShop.has(event.type)) setPresses((count) => count + 1)
    pressed.current = lastButtons.has(event.type) ? view.step : null
    send(event)
  }
  useEffect(() => {
    // The answer of the shop may come later than the press.
    if (pressed.current !== view.step || view.missing.length === 0) return
    pressed.current = null
    focusProblem()
  })
  return (
    <>
      <ConnectionTrouble view={view} presses={presses} send={send} />
      <Stage view={view} send={press} bag={bag} />
    </>
  )
}

/** Presses that need the shop's answer to go on. */
const needsShop: ReadonlySet<string> = new Set(["details.sent", "delivery.sent", "place.wanted", "retry.wanted"])

/** Buttons that show what is missing. */
const lastButtons: ReadonlySet<string> = new Set(["delivery.sent", "place.wanted"])

const Stage = ({ view, send, bag }: CheckoutProps & { readonly bag: CartView }) => {
  const { t } = useWords()
  const { checkout, stage } = view
  if (stage === "unreachable" || stage === "refused")
    return (
      <Empty
        level={1}
        title={t(stage === "refused" ? "checkout.state.bagProblem.title" : "shop.failed.unreachable.title")}
        text={t(stage === "refused" ? "failure.Unavailable" : "shop.failed.unreachable.text")}
      >
        <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
        <LinkButton to="/order" look="secondary">
          {t("checkout.state.bagProblem.toBag")}
        </LinkButton>
      </Empty>
    )
  if (view.placing === "asking" || view.placing === "given-up") return <Uncertain view={view} send={send} />
  if (checkout === null || stage === "opening" || stage === "nothing" || stage === "placed") return <Preparing />
  return (
    <>
      <Way view={view} />
      <div className={css.layout}>
        <div className={css.column}>
          <FoldedSummary key={view.step} checkout={checkout} />
          <Troubles view={view} send={send} />
          <ShownStep view={view} send={send} offers={<CheckoutOffers bag={bag} checkout={checkout} />} />
        </div>
        <Summary checkout={checkout}>
          {view.step === "payment" ? <PlaceBeside view={view} send={send} /> : null}
        </Summary>
      </div>
      {stage === "changed" ? <ChangedDialog view={view} send={send} /> : null}
      {stage === "short" ? <ShortDialog view={view} send={send} /> : null}
    </>
  )
}

/** The step that is shown, and the way back to those that are done. */
const Way = ({ view: { step, steps, checkout } }: { readonly view: CheckoutView }) => {
  const { t } = useWords()
  const addressOf = useStepAddress()
  const now = steps.indexOf(step)
  return (
    <Stages
      label={t("checkout.stages.label")}
      stages={steps.map((one, place) => ({
        name: t(`checkout.stages.${stageOf(one, checkout)}`),
        to: addressOf(one),
        state: place < now ? "done" : place === now ? "now" : "ahead"
      }))}
    />
  )
}
