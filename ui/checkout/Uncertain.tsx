import type { Checkout } from "#core/checkout/checkout.ts"
import { askEveryMs } from "#core/checkout/placing.machine.ts"
import { useMember } from "../account/useMember.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as steps from "../orders/WhatNext.css.ts"
import * as css from "./Checkout.css.ts"
import { FoldedSummary, Summary } from "./Summary.tsx"
import { Arrival } from "./steps/Arrival.tsx"
import { Destination } from "./steps/Destination.tsx"
import type { CheckoutProps } from "./useCheckout.ts"

/**
 * The answer was lost: the shop is asked, and nothing is ordered twice. What comes next, where the order goes and what was
 * ordered stay in view; all of it was fetched with the checkout, as there may be no connection. Machines 4.
 */
export const Uncertain = ({ view: { checkout, placing }, send }: CheckoutProps) => {
  const { t } = useWords()
  const isGivenUp = placing === "given-up"
  return (
    <div className={css.layout}>
      <div className={css.form}>
        <div className={css.column}>
          <Heading level={1} look="page">
            {t("checkout.state.uncertain.title")}
          </Heading>
          <div role="status">
            <Alert look={isGivenUp ? "warning" : "info"}>
              {t("checkout.state.uncertain.text")}
              {isGivenUp ? <span>{t("shop.failed.unreachable.text")}</span> : null}
            </Alert>
          </div>
          {isGivenUp ? <AskAgain onRetry={() => send({ type: "retry.wanted" })} /> : null}
        </div>
        <Next isGivenUp={isGivenUp} email={checkout?.contact?.email} />
        {checkout ? <Ordered checkout={checkout} /> : null}
      </div>
      {checkout ? <Summary checkout={checkout} /> : null}
    </div>
  )
}

/** The shop has not answered for a minute. */
const AskAgain = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useWords()
  const isMember = useMember().kind === "member"
  return (
    <div className={css.two}>
      <Button onClick={onRetry}>{t("shop.failed.retry")}</Button>
      <LinkButton to={isMember ? "/account/orders" : "/orders"} look="secondary">
        {t("checkout.state.myOrders")}
      </LinkButton>
    </div>
  )
}

/** What happens by itself now, and how it can end. */
const Next = ({ isGivenUp, email }: { readonly isGivenUp: boolean; readonly email: string | undefined }) => {
  const { t } = useWords()
  const receipt = email ? ` ${t("checkout.state.uncertain.receipt", { email })}` : ""
  const all = [
    ...(isGivenUp
      ? []
      : [[t("checkout.state.uncertain.ask"), t("checkout.state.uncertain.askText", { seconds: askEveryMs / 1_000 })]]),
    [t("checkout.state.uncertain.in"), `${t("checkout.state.uncertain.inText")}${receipt}`],
    [t("checkout.state.uncertain.out"), t("checkout.state.uncertain.outText")]
  ] as const
  return (
    <section className={steps.next}>
      <Heading level={2} look="part">
        {t("checkout.state.uncertain.next")}
      </Heading>
      <ol className={steps.steps}>
        {all.map(([name, text]) => (
          <li key={name} className={steps.step}>
            <b className={steps.name}>{name}</b>
            <span className={steps.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Where the order goes, and what is in it if that does not stand beside it. */
const Ordered = ({ checkout }: { readonly checkout: Checkout }) => {
  const { t } = useWords()
  const address = checkout.delivery?.address
  return (
    <>
      {address ? (
        <section className={css.part}>
          <Heading level={2} look="part">
            {t("checkout.delivery.title")}
          </Heading>
          <Destination address={address} />
          <Arrival checkout={checkout} isOrdered />
        </section>
      ) : null}
      <FoldedSummary checkout={checkout} isOpen />
    </>
  )
}
