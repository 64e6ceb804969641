import type { FormEvent } from "react"
import { notifyMeMachineOver } from "#core/catalogue/notify/notify-me.machine.ts"
import { viewNotifyMe } from "#core/catalogue/notify/notify-me.view.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./GoodsLine.css.ts"
import { GoodsLine } from "./GoodsLine.tsx"

/** "Notify me when it is back": one message, nothing else. Rule 23; D-49. */
export const NotifyDialog = ({ goods, onClose }: { readonly goods: Goods; readonly onClose: () => void }) => {
  useTexts("cart")
  const { t } = useWords()
  const { ports, local } = useShop()
  const [view, send] = useView(
    useScreenActor(notifyMeMachineOver, ports.notify, {
      product: goods.product,
      combination: goods.combination,
      email: local.email.read() ?? ""
    }),
    viewNotifyMe
  )
  const asking = view.step === "asking" || view.step === "sending"
  const submit = (event: FormEvent) => {
    event.preventDefault()
    local.email.write(view.email)
    send({ type: "form.sent" })
  }
  return (
    <Sheet
      open
      title={t("cart.notify.title")}
      about={t("cart.notify.text")}
      onClose={onClose}
      foot={
        asking ? (
          <Button type="submit" form="notify-me" whole busy={view.step === "sending"}>
            <PageIcon name="bell" />
            {t("cart.notify.send")}
          </Button>
        ) : (
          <Button whole onClick={onClose}>
            {t("shop.close")}
          </Button>
        )
      }
    >
      <ul className={css.lines}>
        <GoodsLine goods={goods} quantity={1}>
          <p className={css.warn}>{t("cart.notify.soldOut")}</p>
        </GoodsLine>
      </ul>
      {asking ? (
        <form id="notify-me" noValidate onSubmit={submit}>
          <Field
            label={t("cart.notify.email")}
            hint={t("cart.notify.text")}
            error={view.problem === "invalid" ? t("cart.notify.invalid") : undefined}
            name="email"
            type="email"
            autoComplete="email"
            value={view.email}
            onChange={(event) => send({ type: "email.typed", email: event.target.value })}
          />
          {view.problem === "failed" ? (
            <Alert look="danger" alert>
              {t("cart.notify.failed")}
            </Alert>
          ) : null}
        </form>
      ) : (
        <Alert look="good" alert>
          {view.step === "known"
            ? t("cart.notify.already")
            : view.step === "back"
              ? t("cart.notify.back")
              : t("cart.notify.done", { email: view.email })}
        </Alert>
      )}
    </Sheet>
  )
}
