import type { ReactNode } from "react"
import type { Checkout } from "#core/checkout/checkout.ts"
import type { CheckoutView } from "#core/checkout/checkout.view.ts"
import type { BankId, PaymentMethod } from "#core/orders/transfer/payment.ts"
import { Bones } from "../../kit/Skeleton.tsx"
import { Heading, Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Checkout.css.ts"
import { Arrival } from "./Arrival.tsx"
import { AskAgain } from "./AskAgain.tsx"
import { PlaceButton } from "./Place.tsx"
import { StepBar } from "./StepBar.tsx"
import { Terms } from "./Terms.tsx"
import { PaymentNote, Ways } from "./Ways.tsx"

/** What the payment can do. */
export interface PaymentHandlers {
  readonly onBank: (bank: BankId) => void
  readonly onRetry: () => void
  readonly onPlace: () => void
}

const lines = ["line", "line", "line"] as const

/** How it is paid, exactly how much with the unique code, and the last button. D-56; rules 48, 50. */
export const PaymentStep = ({
  checkout,
  discounts,
  methods,
  state,
  bank: chosenBank,
  missing,
  busy,
  handlers
}: {
  readonly checkout: Checkout
  /** Vouchers and points. */
  readonly discounts: ReactNode
  readonly methods: ReadonlyArray<PaymentMethod>
  readonly state: CheckoutView["methodsState"]
  readonly bank: BankId | undefined
  /** What the last press found missing. */
  readonly missing: CheckoutView["missing"]
  readonly busy: boolean
  readonly handlers: PaymentHandlers
}) => {
  const { t } = useWords()
  const { payment } = checkout
  const lacking = missing.find((code) => code === "PAYMENT_MISSING" || code === "COD_UNAVAILABLE")
  const banks = methods.flatMap((method) => method.banks)
  return (
    <div className={css.form}>
      <Heading level={1} look="page">
        {t("checkout.payment.title")}
      </Heading>
      <Arrival checkout={checkout} />
      {banks.length === 0 && state === "failed" ? (
        <AskAgain look="danger" words={t("checkout.payment.failed")} onRetry={handlers.onRetry} />
      ) : banks.length === 0 && state === "known" ? (
        <AskAgain look="warning" words={t("checkout.payment.none")} onRetry={handlers.onRetry} />
      ) : banks.length === 0 ? (
        <div role="status" aria-busy="true">
          <Unseen>{t("checkout.payment.loading")}</Unseen>
          <Bones of={lines} />
        </div>
      ) : (
        <Ways
          checkout={checkout}
          methods={methods}
          chosen={chosenBank}
          error={lacking && t(`cart.requirement.${lacking}`)}
          onBank={handlers.onBank}
        />
      )}
      {payment === undefined ? null : <PaymentNote payment={payment} />}
      {discounts}
      <div className={css.withoutSummary}>
        <Terms />
        <StepBar checkout={checkout}>
          <PlaceButton className={css.barAction} busy={busy} onPlace={handlers.onPlace} />
        </StepBar>
      </div>
    </div>
  )
}
