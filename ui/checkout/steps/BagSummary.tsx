import type { CartView } from "#core/cart/cart.view.ts"
import { searchPath } from "#core/catalogue/links.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import { FreeShipping } from "../../cart/FreeShipping.tsx"
import { Sums } from "../../cart/Sums.tsx"
import { ToCheckout } from "../../cart/ToCheckout.tsx"
import { LinkButton } from "../../kit/Button.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { Earns } from "../Earns.tsx"
import { LazyBagOffers } from "../LazyBagOffers.ts"

/** What a bag costs and why, with the button that orders it. Rule 50. */
export const BagSummary = ({ view }: { readonly view: CartView }) => {
  const { bag, mayOrder, busy } = view
  const { t } = useWords()
  // No voucher and no points count for it, and no courier brings it. D-22.
  const isEgift = bag.kind.kind === "egift"
  return (
    <section className={css.summary} aria-label={t("cart.why")} aria-busy={busy}>
      {bag.freeShipping ? <FreeShipping progress={bag.freeShipping} /> : null}
      {isEgift ? null : (
        <div className={css.offers}>
          <LazyBagOffers view={view} />
        </div>
      )}
      <Sums steps={bag.steps} total={bag.totals.payable} label={t("cart.subtotal")} />
      <Text look="small" tone="muted">
        {`${t("cart.tax")}. ${t(isEgift ? "cart.noShipping" : "cart.later")}`}
      </Text>
      <Earns points={bag.points?.earns ?? 0} />
      {mayOrder ? (
        <div className={css.bar}>
          <p className={css.barSum}>
            {t("cart.subtotal")}
            <b className={css.barTotal}>{formatRupiah(bag.totals.payable)}</b>
          </p>
          <ToCheckout className={css.barAction}>
            {t(bag.owner === "member" ? "cart.checkout" : "cart.guestCheckout")}
          </ToCheckout>
        </div>
      ) : view.orderable.length > 0 ? (
        <Text look="small" tone="warning">
          {t("cart.fixFirst")}
        </Text>
      ) : (
        <>
          <Text look="small" tone="warning">
            {t("checkout.allOut.text")}
          </Text>
          <LinkButton to={searchPath("")}>{t("checkout.allOut.find")}</LinkButton>
        </>
      )}
    </section>
  )
}
