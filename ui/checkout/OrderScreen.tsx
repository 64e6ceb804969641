import { useDeferredValue, useEffect, useRef } from "react"
import { useSearchParams } from "react-router-dom"
import { stepOf } from "#core/checkout/checkout.ts"
import { Head } from "../app/Head.tsx"
import { PageFailure } from "../app/PageFailure.tsx"
import { useCart } from "../cart/useCart.ts"
import { useCartLoad } from "../cart/useCartLoad.ts"
import { focusHeading } from "../kit/overlay/focus-heading.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { useWords } from "../messages/useWords.ts"
import { BagStep } from "./BagStep.tsx"
import * as css from "./Checkout.css.ts"
import { Preparing, PreparingBag } from "./Preparing.tsx"

const Flow = lazyPart(async () => (await import("./CheckoutFlow.tsx")).CheckoutFlow, "words", Preparing)

/** Bag and checkout; the step stands in the address. Specification 2, `/order`; D-5. */
export const OrderScreen = () => {
  const { t } = useWords()
  const [hasFailed, retry] = useCartLoad()
  const [asked] = useSearchParams()
  const [view] = useCart()
  const step = stepOf(asked.get("step"))
  useBagFocus(step === undefined)
  // A slow telephone draws the bag piece by piece this way, and answers in between.
  const isThere = useDeferredValue(view !== undefined && view.step !== "reading", false)
  if (view === undefined && hasFailed) return <PageFailure broken={false} onRetry={retry} />
  return (
    <Page className={css.page}>
      <Head
        title={step === undefined ? t("cart.title") : t("checkout.stepTitle", { step: t(`checkout.stages.${step}`) })}
        description={t("cart.title")}
        noindex
      />
      {view === undefined || !isThere ? (
        step === undefined ? (
          <PreparingBag />
        ) : (
          <Preparing />
        )
      ) : step === undefined ? (
        <TheBag />
      ) : (
        <Flow bag={view} step={step} only={asked.get("lines")} />
      )}
    </Page>
  )
}

/** An empty bag leads home from here, and prices are asked anew. Specification 4, Cart. */
const TheBag = () => {
  const [view, tell] = useCart()
  useEffect(() => {
    tell({ type: "order-screen.entered" })
    tell({ type: "bag.changed" })
    return () => tell({ type: "order-screen.left" })
  }, [tell])
  return view ? <BagStep view={view} /> : null
}

/** Between bag and checkout the heading takes the focus, as on another page; the checkout does the same for its steps. Rule 59. */
const useBagFocus = (isBag: boolean): void => {
  const was = useRef(isBag)
  useEffect(() => {
    if (was.current === isBag) return
    was.current = isBag
    focusHeading()
  }, [isBag])
}
