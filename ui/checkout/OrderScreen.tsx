import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useSearchParams } from "react-router-dom"
import type { CartView } from "#core/cart/cart.view.ts"
import { stepOf } from "#core/checkout/checkout.ts"
import { isUnanswered } from "#core/checkout/unanswered.rule.ts"
import { useCart } from "../cart/useCart.ts"
import { useCartLoad } from "../cart/useCartLoad.ts"
import { focusHeading } from "../kit/overlay/focus-heading.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { PageFailure } from "../kit/PageFailure.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useShop } from "../shop/shop.tsx"
import { sameFields } from "../shop/useView.ts"
import * as css from "./Checkout.css.ts"
import { Preparing, PreparingBag } from "./Preparing.tsx"
import { BagStep } from "./steps/BagStep.tsx"

const Flow = lazyPart(async () => (await import("./CheckoutFlow.tsx")).CheckoutFlow, "words", Preparing)

const SelfCheckout = lazyPart(
  async () => (await import("../self-checkout/SelfCheckout.tsx")).SelfCheckout,
  "words",
  Preparing
)

/** Bag and checkout, or self checkout in the store that the address names. Specification 2, `/order`; D-66. */
export const OrderScreen = () => {
  const [asked] = useSearchParams()
  // A page is made without the mode: it is the same for everyone.
  const isInStore = useSyncExternalStore(
    never,
    () => asked.get("mode") === "self-checkout",
    () => false
  )
  return isInStore ? <SelfCheckout store={asked.get("store")} /> : <BagAndCheckout />
}

const never = () => () => {}

/** Bag and checkout; the step is part of the address. D-5. */
const BagAndCheckout = () => {
  const { t } = useWords()
  const [hasFailed, retry] = useCartLoad()
  const { local } = useShop()
  const [asked, go] = useSearchParams()
  const [view] = useCart()
  const step = stepOf(asked.get("step"))
  useEffect(() => {
    // An order may have been made by a press whose answer was lost with its page: the step of the payment asks the shop, before
    // the bag says that its own units are sold. Machines 4, Persist.
    if (step === undefined && isUnanswered(local.ordering.read())) go({ step: "payment" }, { replace: true })
  }, [step, local, go])
  useBagFocus(step === undefined)
  // A slow telephone draws the bag piece by piece this way, and answers in between.
  const isThere = useDeferredValue(view !== undefined && view.step !== "reading", false)
  const read = useLastRead(view)
  const isFlowThere = useDeferredValue(read !== undefined, false)
  if (view === undefined && hasFailed) return <PageFailure broken={false} onRetry={retry} />
  return (
    <Page className={css.page}>
      <Head
        title={step === undefined ? t("cart.title") : t("checkout.stepTitle", { step: t(`checkout.stages.${step}`) })}
        description={t("cart.title")}
        noindex
      />
      {step === undefined ? (
        view !== undefined && isThere ? (
          <TheBag />
        ) : (
          <PreparingBag />
        )
      ) : read !== undefined && isFlowThere ? (
        <Flow bag={read} step={step} only={asked.get("lines")} />
      ) : (
        <Preparing />
      )}
    </Page>
  )
}

/**
 * Returns the bag as it was read last. A log-in replaces a guest's bag by the member's: until that one has been read, a checkout
 * goes on with the bag it has, and its form keeps focus and text.
 */
const useLastRead = (view: CartView | undefined): CartView | undefined => {
  const [last, setLast] = useState<CartView>()
  if (view === undefined || view.step === "reading") return last
  if (last === undefined || !sameFields(view, last)) setLast(view)
  return view
}

/** An empty bag leads home from here, and prices are asked again. Specification 4, Cart. */
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
