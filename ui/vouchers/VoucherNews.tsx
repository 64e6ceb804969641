import { useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import type { BagVoucher } from "#core/vouchers/voucher.ts"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"

/** Says politely which vouchers a press has redeemed or cancelled, once the shop has answered. */
export const VoucherNews = ({ view: { bag, isChangingVoucher } }: { readonly view: CartView }) => {
  const { t } = useWords()
  const { vouchers } = bag
  /** As they were while no change was under way. */
  const [rest, setRest] = useState(vouchers)
  const [wasChanging, setWasChanging] = useState(isChangingVoucher)
  const [news, setNews] = useState({ text: "", of: "" })
  const wordsOf = ({ voucher: { code }, discount }: BagVoucher): string =>
    discount > 0
      ? t("vouchers.news.saves", { code, amount: formatRupiah(discount) })
      : t("vouchers.news.used", { code })
  if (wasChanging !== isChangingVoucher) setWasChanging(isChangingVoucher)
  if (!isChangingVoucher && rest !== vouchers) {
    setRest(vouchers)
    const gone = rest.filter((one) => !isAmong(vouchers, one))
    if (wasChanging)
      setNews({
        text: [
          ...vouchers.filter((one) => !isAmong(rest, one)).map(wordsOf),
          ...gone.map(({ voucher: { code } }) => t("vouchers.news.cancelled", { code }))
        ].join(" "),
        of: digestOf(vouchers)
      })
  }
  return (
    <Unseen>
      <span role="status">{news.of === digestOf(vouchers) ? news.text : ""}</span>
    </Unseen>
  )
}

/** News of vouchers that do something else by now is none. */
const digestOf = (vouchers: ReadonlyArray<BagVoucher>): string =>
  vouchers.map(({ voucher: { code }, discount }) => `${code} ${discount}`).join()

const isAmong = (vouchers: ReadonlyArray<BagVoucher>, { voucher: { id } }: BagVoucher): boolean =>
  vouchers.some(({ voucher }) => voucher.id === id)
