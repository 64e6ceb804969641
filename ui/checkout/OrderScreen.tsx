import { useDeferredValue, useEffect } from "react"
import { useSearchParams } from "react-router-dom"
import { checkoutSteps } from "#core/checkout/checkout.ts"
import { Head } from "../app/Head.tsx"
import { useShop } from "../app/shop.tsx"
import { useCart } from "../cart/useCart.ts"
import { Page } from "../kit/Grid.tsx"
import { lazyPart } from "../kit/lazy-part.tsx"
import { useWords } from "../messages/useWords.ts"
import { BagStep } from "./BagStep.tsx"
import * as css from "./Checkout.css.ts"
import { Preparing, PreparingBag } from "./Preparing.tsx"

const Flow = lazyPart(async () => (await import("./CheckoutFlow.tsx")).CheckoutFlow, "words", Preparing)

/** Bag and checkout; the step stands in the address. Specification 2, `/order`; D-5. */
export const OrderScreen = () => {
  const { t } = useWords()
  const { cart } = useShop()
  const [asked] = useSearchParams()
  const [view] = useCart()
  const step = checkoutSteps.find((one) => one === asked.get("step"))
  // A slow telephone draws the bag piece by piece this way, and answers in between.
  const isThere = useDeferredValue(view !== undefined && view.step !== "reading", false)
  useEffect(() => void cart.load().catch(() => {}), [cart])
  return (
    <Page className={css.page}>
      <Head title={t(step === undefined ? "cart.title" : "checkout.title")} description={t("cart.title")} noindex />
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
