import type { FocusEvent, FormEvent } from "react"
import { useSearchParams } from "react-router-dom"
import { orderLookupMachineOver } from "#core/orders/order-lookup.machine.ts"
import { viewOrderLookup } from "#core/orders/order-lookup.view.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { KnownOrders } from "./KnownOrders.tsx"
import * as css from "./OrderPage.css.ts"
import { LookupSent } from "./page/LookupSent.tsx"
import { LookupWays } from "./page/LookupWays.tsx"

/** Looks up an order whose link was lost, and lists those that this browser has stored. D-63. */
export const LookupScreen = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const [asked] = useSearchParams()
  const [view, send] = useView(
    useScreenActor(orderLookupMachineOver, ports.orders, { code: asked.get("code") ?? "" }),
    viewOrderLookup
  )
  const online = useOnline()
  const field = (name: "code" | "email") => ({
    name,
    judged: true,
    value: view[name],
    onChange: (event: FormEvent<HTMLInputElement>) =>
      send({ type: "field.typed", field: name, value: event.currentTarget.value }),
    // A press on the button judges both: a problem shown before it would move the button away.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLInputElement>) =>
      relatedTarget instanceof HTMLButtonElement ? undefined : send({ type: "field.left", field: name })
  })
  return (
    <Page className={css.page}>
      <Head title={t("orders.lookup.title")} description={t("orders.lookup.text")} noindex />
      <div className={css.head}>
        <Heading level={1} look="page">
          {t("orders.lookup.title")}
        </Heading>
        {view.step === "sent" ? null : <Text>{t("orders.lookup.text")}</Text>}
      </div>
      <div className={css.sides}>
        {view.step === "sent" ? (
          <LookupSent view={view} onReopen={() => send({ type: "form.reopened" })} />
        ) : (
          <Form className={css.card} onSubmit={() => send({ type: "form.sent" })}>
            <Field
              label={t("orders.lookup.code")}
              hint={t("orders.lookup.codeHint")}
              error={view.problems.code && t("orders.lookup.codeProblem")}
              autoCapitalize="characters"
              autoComplete="off"
              {...field("code")}
            />
            <Field
              label={t("orders.lookup.email")}
              error={view.problems.email && t("checkout.problem.email")}
              type="email"
              autoComplete="email"
              {...field("email")}
            />
            {view.failed ? (
              <Alert look="danger" alert>
                {t(online ? "orders.notSent" : "orders.lookup.offline")}
              </Alert>
            ) : null}
            <Button type="submit" busy={view.step === "sending"}>
              {t("orders.lookup.send")}
            </Button>
          </Form>
        )}
        {/* Nothing moves when the orders of this browser appear: they stand last. */}
        <div className={css.aside}>
          <LookupWays />
        </div>
        <KnownOrders />
      </div>
    </Page>
  )
}
