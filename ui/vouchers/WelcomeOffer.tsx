import { useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import type { VoucherId } from "#core/vouchers/voucher.ts"
import type { WelcomeOffer as Offer } from "#core/vouchers/welcome.rule.ts"
import { useCart } from "../cart/useCart.ts"
import { Button } from "../kit/Button.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useShownProblem } from "./useShownProblem.ts"
import { useVoucherWords } from "./useVoucherWords.ts"
import { useWelcomeOffer } from "./useWelcomeOffer.ts"
import { VoucherNews } from "./VoucherNews.tsx"
import * as css from "./Vouchers.css.ts"
import { GuestWelcome, WelcomeCard } from "./WelcomeCard.tsx"

interface Props {
  readonly view: CartView
}

/** The voucher for new members below a bag; nothing for a reader who may not use it. Decision 0105. */
export const WelcomeOffer = ({ view }: Props) => {
  useTexts("vouchers")
  return <Proposal key={view.bag.owner} view={view} />
}

const Proposal = ({ view }: Props) => {
  const { t } = useWords()
  const [pressed, setPressed] = useState<VoucherId>()
  const offer = useWelcomeOffer(view)
  const used = view.bag.vouchers.find(({ voucher, problem }) => voucher.id === pressed && !problem)
  if (offer?.missing?._tag === "VoucherLoginRequired") return <GuestWelcome voucher={offer.voucher} />
  return (
    <>
      {used ? (
        <WelcomeCard voucher={used.voucher}>
          <span className={css.used}>
            <Icon name="check" size={16} /> {t("vouchers.best.used")}
          </span>
        </WelcomeCard>
      ) : offer ? (
        <Offered offer={offer} view={view} onPress={() => setPressed(offer.voucher.id)} />
      ) : null}
      {pressed ? <Answer view={view} /> : null}
    </>
  )
}

/** It with the one press that redeems it, or with what is missing. */
const Offered = ({
  offer: { voucher, missing },
  view,
  onPress
}: {
  readonly offer: Offer
  readonly view: CartView
  readonly onPress: () => void
}) => {
  const { t } = useWords()
  const { whyNot } = useVoucherWords()
  const [, tell] = useCart()
  const note = missing ? (view.count === 0 ? t("vouchers.welcome.empty") : whyNot(missing)) : undefined
  return (
    <WelcomeCard voucher={voucher} note={note && <span className={css.missing}>{note}</span>}>
      {missing ? null : (
        <Button
          look="secondary"
          size="small"
          busy={view.changingVouchers.includes(voucher.code)}
          onClick={() => {
            onPress()
            tell({ type: "voucher.redeemed", code: voucher.code })
          }}
        >
          {t("vouchers.welcome.use")}
        </Button>
      )}
    </WelcomeCard>
  )
}

/** What a press has done, or why it has done nothing. */
const Answer = ({ view }: { readonly view: CartView }) => {
  const { whyNot } = useVoucherWords()
  const { voucherProblem } = view
  useShownProblem(voucherProblem !== null)
  return (
    <>
      {voucherProblem ? (
        <p role="alert" className={css.missing}>
          {whyNot(voucherProblem)}
        </p>
      ) : null}
      <VoucherNews view={view} />
    </>
  )
}
