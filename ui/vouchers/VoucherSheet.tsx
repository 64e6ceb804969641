import { useEffect } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import { voucherListMachineOver } from "#core/cart/vouchers/voucher-list.machine.ts"
import { viewVoucherList } from "#core/cart/vouchers/voucher-list.view.ts"
import type { Advice } from "#core/vouchers/adviser.rule.ts"
import { type BagVoucher, slotOf, type VoucherSlot } from "#core/vouchers/voucher.ts"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { BestChoice, leftToUse, UseBest } from "./BestChoice.tsx"
import { CodeForm } from "./CodeForm.tsx"
import { ClosedVoucher, VoucherCard } from "./VoucherCard.tsx"
import * as css from "./Vouchers.css.ts"

const slots = ["goods", "shipping", "paper-bag"] as const satisfies ReadonlyArray<VoucherSlot>

/** A code, what the shop advises, what can be used, and what cannot yet, with the reason. Rule 49; D-27. */
export const VoucherSheet = ({ view, onClose }: { readonly view: CartView; readonly onClose: () => void }) => {
  useTexts("vouchers")
  const { t } = useWords()
  const { ports } = useShop()
  const [{ step, advice }, send] = useView(useScreenActor(voucherListMachineOver, ports.memberBag, {}), viewVoucherList)
  const { bag } = view
  const left = advice ? leftToUse(advice, bag.vouchers) : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bag itself is not asked, only that it is another one
  useEffect(() => void send({ type: "bag.changed" }), [bag.checkedAt, bag.totals.goods, send])
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
          <Found advice={advice} redeemed={bag.vouchers} />
        )}
      </div>
    </Sheet>
  )
}

const Found = ({ advice, redeemed }: { readonly advice: Advice; readonly redeemed: ReadonlyArray<BagVoucher> }) => {
  const { t } = useWords()
  const { granted, refused } = advice
  if (granted.length === 0 && refused.length === 0)
    return (
      <div className={css.group}>
        <Heading level={3} look="part">
          {t("vouchers.none.title")}
        </Heading>
        <Text look="small">{t("vouchers.none.text")}</Text>
      </div>
    )
  return (
    <>
      <BestChoice advice={advice} redeemed={redeemed} />
      {granted.length > 0 ? (
        <section className={css.group}>
          <Heading level={3} look="part">
            {t("vouchers.usable.title")}
          </Heading>
          {slots.map((slot) => {
            const some = granted.filter(({ voucher }) => slotOf(voucher) === slot)
            return some.length > 0 ? (
              <div key={slot} className={css.group}>
                <Text look="small" tone="muted">
                  {t(`vouchers.usable.${slot}`)}
                </Text>
                <ul className={css.list}>
                  {some.map(({ voucher, discount }) => (
                    <li key={voucher.id}>
                      <VoucherCard
                        voucher={voucher}
                        discount={discount}
                        isUsed={redeemed.some((one) => one.voucher.id === voucher.id)}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ) : null
          })}
        </section>
      ) : null}
      {refused.length > 0 ? (
        <section className={css.group}>
          <Heading level={3} look="part">
            {t("vouchers.unusable")}
          </Heading>
          <ul className={css.list}>
            {refused.map(({ voucher, problem }) => (
              <li key={voucher.id}>
                <ClosedVoucher voucher={voucher} problem={problem} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
