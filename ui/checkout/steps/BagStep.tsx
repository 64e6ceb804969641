import { useState } from "react"
import { useLocation } from "react-router-dom"
import type { BagLine, LineId } from "#core/cart/cart.ts"
import type { CartView } from "#core/cart/cart.view.ts"
import { BagEmpty } from "../../cart/BagEmpty.tsx"
import { BagLines } from "../../cart/BagLines.tsx"
import { BagState } from "../../cart/BagState.tsx"
import { BagGifts } from "../../cart/Gifts.tsx"
import { LazyBesideBag, LazyNotifyDialog, LazySavedForLater } from "../../cart/LazyCartParts.ts"
import { useLineHandlers } from "../../cart/useLineHandlers.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { isOutOfBagIn } from "../out-of-bag.ts"
import { BagSummary } from "./BagSummary.tsx"

/** The whole bag with all notes about it, and the button that orders it. Specification 4, Cart. */
export const BagStep = ({ view }: { readonly view: CartView }) => {
  const { t } = useWords()
  const handlers = useLineHandlers()
  const [waited, setWaited] = useState<BagLine>()
  const [saved, setSaved] = useState<{ readonly line: LineId }>()
  const isMember = view.bag.owner === "member"
  const later = isMember ? (
    <LazySavedForLater bagVersion={view.bag} wanted={saved} onTaken={() => setSaved(undefined)} />
  ) : null
  if (view.count === 0)
    return (
      <>
        <OutOfBag />
        <BagEmpty level={1} />
        {later}
      </>
    )
  return (
    <>
      <Heading level={1} look="page">
        {t("cart.titleCount", { count: view.count })}
      </Heading>
      <div className={css.bag}>
        <div className={css.column}>
          <OutOfBag />
          <BagState view={view} />
          <BagLines
            bag={view.bag}
            handlers={{
              ...handlers,
              onNotify: setWaited,
              onLater: isMember ? (line) => setSaved({ line }) : undefined
            }}
          />
          <BagGifts gifts={view.bag.gifts} />
          {later}
        </div>
        <BagSummary view={view} />
        <LazyBesideBag lines={view.bag.items} />
      </div>
      {waited ? <LazyNotifyDialog goods={waited.goods} onClose={() => setWaited(undefined)} /> : null}
    </>
  )
}

/** Why an order led back here: its lines had left the bag. Decision 0085. */
const OutOfBag = () => {
  const { t } = useWords()
  const { state } = useLocation()
  return isOutOfBagIn(state) ? (
    <Alert look="warning" alert>
      {t("checkout.state.outOfBag")}
      <LinkButton to="/account/orders" look="secondary" size="small">
        {t("checkout.state.myOrders")}
      </LinkButton>
    </Alert>
  ) : null
}
