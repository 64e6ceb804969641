import { type FormEvent, useEffect, useState } from "react"
import { notifyMeMachineOver } from "#core/catalogue/notify/notify-me.machine.ts"
import { viewNotifyMe } from "#core/catalogue/notify/notify-me.view.ts"
import { waitFor, withoutWait, withWait } from "#core/catalogue/notify/waits.rule.ts"
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
import { NotifyOutcome } from "./notify/NotifyOutcome.tsx"

/** "Notify me when it is back": one message, nothing else; can be taken back where it was asked for. Rule 23; D-49. */
export const NotifyDialog = ({ goods, onClose }: { readonly goods: Goods; readonly onClose: () => void }) => {
  useTexts("cart")
  const { t } = useWords()
  const { ports, local, now } = useShop()
  const [wait] = useState(() => waitFor(local.waits.read(), goods.combination, now()))
  const [view, send] = useView(
    useScreenActor(notifyMeMachineOver, ports.notify, {
      product: goods.product,
      combination: goods.combination,
      email: wait?.email ?? local.email.read() ?? "",
      ...(wait && { signature: wait.signature })
    }),
    viewNotifyMe
  )
  const { step, email, signature } = view
  useEffect(() => {
    const { combination } = goods
    if (step === "done" && signature !== null)
      local.waits.write(withWait(local.waits.read(), { combination, email, signature, at: now() }))
    if (step === "stopped") local.waits.write(withoutWait(local.waits.read(), combination, now()))
  }, [step, email, signature, goods, local, now])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    local.email.write(email)
    send({ type: "form.sent" })
  }
  const asking = step === "asking" || step === "sending"
  const waiting = step === "awaited" || step === "stopping"
  return (
    <Sheet
      open
      title={t(waiting ? "cart.notify.awaitedTitle" : "cart.notify.title")}
      about={t("cart.notify.text")}
      onClose={onClose}
      foot={
        asking ? (
          <Button type="submit" form="notify-me" whole busy={step === "sending"}>
            <PageIcon name="bell" />
            {t("cart.notify.send")}
          </Button>
        ) : waiting ? (
          <>
            <Button whole onClick={onClose}>
              {t("cart.notify.stay")}
            </Button>
            <Button look="secondary" whole busy={step === "stopping"} onClick={() => send({ type: "stop.wanted" })}>
              {t("cart.notify.stop")}
            </Button>
          </>
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
            value={email}
            onChange={(event) => send({ type: "email.typed", email: event.target.value })}
          />
        </form>
      ) : (
        <NotifyOutcome step={step} email={email} />
      )}
      {view.problem === "failed" ? (
        <Alert look="danger" alert>
          {t("cart.notify.failed")}
        </Alert>
      ) : null}
    </Sheet>
  )
}
