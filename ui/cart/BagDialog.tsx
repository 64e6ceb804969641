import { type ReactNode, useState } from "react"
import type { BagLine } from "#core/cart/cart.ts"
import type { CartView } from "#core/cart/cart.view.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./BagDialog.css.ts"
import { BagEmpty } from "./BagEmpty.tsx"
import { BagLines } from "./BagLines.tsx"
import { BagState } from "./BagState.tsx"
import { FreeShipping } from "./FreeShipping.tsx"
import { BagGifts } from "./Gifts.tsx"
import { LazyBesideBag, LazyNotifyDialog, LazySavedForLater } from "./LazyCartParts.ts"
import { ToCheckout } from "./ToCheckout.tsx"
import { useCart } from "./useCart.ts"
import { useCartLoad } from "./useCartLoad.ts"
import { useLineHandlers } from "./useLineHandlers.ts"

/** The bag over the page: everything in it, and the way to the checkout. Rule 51. */
export const BagDialog = ({
  onClose,
  offerOf
}: {
  readonly onClose: () => void
  /** What is proposed below a bag. */
  readonly offerOf: (view: CartView) => ReactNode
}) => {
  useTexts("cart")
  const { t } = useWords()
  const [hasFailed, retry] = useCartLoad()
  const [view] = useCart()
  const [waited, setWaited] = useState<BagLine>()
  if (waited) return <LazyNotifyDialog goods={waited.goods} onClose={() => setWaited(undefined)} />
  return (
    <Sheet
      open
      title={view && view.count > 0 ? t("cart.titleCount", { count: view.count }) : t("cart.title")}
      place="drawer"
      onClose={onClose}
      foot={view && view.count > 0 ? <Foot view={view} onClose={onClose} /> : null}
    >
      {view === undefined || view.step === "reading" ? (
        <DialogWait step={hasFailed ? "failed" : "opening"} onRetry={retry} />
      ) : view.count === 0 ? (
        <>
          <BagEmpty level={3} onLeave={onClose} />
          <LazyBesideBag lines={view.bag.items} onLeave={onClose} />
          {view.bag.owner === "member" ? <LazySavedForLater bagVersion={view.bag} /> : null}
        </>
      ) : (
        <Filled view={view} onNotify={setWaited} offerOf={offerOf} />
      )}
    </Sheet>
  )
}

const Filled = ({
  view,
  onNotify,
  offerOf
}: {
  readonly view: CartView
  readonly onNotify: (line: BagLine) => void
  readonly offerOf: (view: CartView) => ReactNode
}) => {
  const handlers = useLineHandlers()
  return (
    <div className={css.body}>
      <BagState view={view} />
      {view.bag.freeShipping ? <FreeShipping progress={view.bag.freeShipping} /> : null}
      <BagLines bag={view.bag} handlers={{ ...handlers, onNotify }} />
      <BagGifts gifts={view.bag.gifts} />
      {offerOf(view)}
    </div>
  )
}

const Foot = ({ view, onClose }: { readonly view: CartView; readonly onClose: () => void }) => {
  const { t } = useWords()
  return (
    <div className={css.foot}>
      <p className={css.sum}>
        {t("cart.subtotal")} <b>{formatRupiah(view.bag.totals.payable)}</b>
      </p>
      {view.mayOrder ? (
        <ToCheckout whole onClick={onClose}>
          {t("cart.checkout")}
        </ToCheckout>
      ) : (
        <LinkButton to="/order" whole onClick={onClose}>
          {t("cart.toBag")}
        </LinkButton>
      )}
      <Button look="ghost" onClick={onClose}>
        {t("cart.shopOn")}
      </Button>
    </div>
  )
}
