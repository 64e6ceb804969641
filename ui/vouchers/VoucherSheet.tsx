import type { CartView } from "#core/cart/cart.view.ts"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import { leftToUse, UseBest } from "./BestChoice.tsx"
import { CodeForm } from "./CodeForm.tsx"
import { FoundVouchers } from "./FoundVouchers.tsx"
import { useVoucherList } from "./useVoucherList.ts"
import { VoucherNews } from "./VoucherNews.tsx"
import * as css from "./Vouchers.css.ts"

/** A code, what the shop advises, what can be used, and what cannot yet, with the reason. Rule 49; D-27. */
export const VoucherSheet = ({ view, onClose }: { readonly view: CartView; readonly onClose: () => void }) => {
  useTexts("vouchers")
  const { t } = useWords()
  const { ports } = useShop()
  const [{ step, advice }, send] = useVoucherList(ports.memberBag, view)
  const { bag } = view
  const left = advice ? leftToUse(advice, bag.vouchers) : []
  return (
    <Sheet
      open
      title={t("vouchers.title")}
      onClose={onClose}
      foot={
        advice && left.length > 0 ? (
          <UseBest advice={advice} left={left} isBusy={view.isChangingVoucher} onDone={onClose} />
        ) : null
      }
    >
      <div className={css.body}>
        <CodeForm view={view} />
        {advice === null ? (
          <DialogWait step={step === "failed" ? "failed" : "opening"} onRetry={() => send({ type: "retry.wanted" })} />
        ) : (
          <FoundVouchers advice={advice} redeemed={bag.vouchers} changing={view.changingVouchers} />
        )}
        <VoucherNews view={view} />
      </div>
    </Sheet>
  )
}
