import type { CartView } from "#core/cart/cart.view.ts"
import type { Advice } from "#core/vouchers/adviser.rule.ts"
import { type BagVoucher, isAutomatic, slotOf, type VoucherSlot } from "#core/vouchers/voucher.ts"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { BestChoice } from "./BestChoice.tsx"
import { AutomaticVoucher, ClosedVoucher, VoucherCard } from "./VoucherCard.tsx"
import * as css from "./Vouchers.css.ts"

const slots = ["goods", "shipping", "paper-bag"] as const satisfies ReadonlyArray<VoucherSlot>

/** What the shop advises, what can be used by slot, and what cannot yet, with the reason. */
export const FoundVouchers = ({
  advice,
  redeemed,
  changing
}: {
  readonly advice: Advice
  readonly redeemed: ReadonlyArray<BagVoucher>
  readonly changing: CartView["changingVouchers"]
}) => {
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
                  {some.map(({ voucher, discount }) => {
                    const isUsed = redeemed.some((one) => one.voucher.id === voucher.id)
                    return (
                      <li key={voucher.id}>
                        {isAutomatic(voucher) && !isUsed ? (
                          <AutomaticVoucher voucher={voucher} />
                        ) : (
                          <VoucherCard
                            voucher={voucher}
                            discount={discount}
                            isUsed={isUsed}
                            isBusy={changing.includes(voucher.code) || changing.includes(voucher.id)}
                          />
                        )}
                      </li>
                    )
                  })}
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
