import { lazyPort } from "#core/kernel/port-actors.ts"
import { pushMachineOver } from "#core/push/push.machine.ts"
import { type PushView, viewPush } from "#core/push/push.view.ts"
import { Button } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./DeviceNotices.css.ts"

/** Asks whether this device is to be notified of orders; the browser's own question comes with the press. Decision 0140. */
export const DeviceNotices = () => {
  useTexts("push")
  const { t } = useWords()
  const { ports, loadPorts } = useShop()
  const device = lazyPort(async () => (await loadPorts()).loadPushDevice())
  const actor = useScreenActor(pushMachineOver, { push: ports.push, device }, undefined)
  const [{ step, isBusy, hasFailed }, send] = useView(actor, viewPush)
  if (step === "hidden") return null
  return (
    <section className={css.box}>
      <Heading level={2} look="part">
        {t("push.title")}
      </Heading>
      {step === "on" ? null : (
        <Text look="small" tone="muted">
          {t("push.text")}
        </Text>
      )}
      <div role="status" className={css.said}>
        <Said step={step} />
      </div>
      {hasFailed ? <Failed /> : null}
      {step === "uninstalled" ? null : (
        // One button, so that the focus stays where it was pressed.
        <Button
          look={step === "on" ? "ghost" : "secondary"}
          busy={isBusy}
          onClick={() => send({ type: presses[step] })}
        >
          {t(labels[step])}
        </Button>
      )}
    </section>
  )
}

type Step = Exclude<PushView["step"], "hidden">

const labels = {
  off: "push.allow",
  on: "push.stop",
  blocked: "push.again",
  unread: "shop.failed.retry"
} as const satisfies Readonly<Record<Exclude<Step, "uninstalled">, string>>

const presses = {
  off: "notices.allowed",
  on: "notices.stopped",
  blocked: "retry.wanted",
  unread: "retry.wanted"
} as const

const Said = ({ step }: { readonly step: Step }) => {
  const { t } = useWords()
  if (step === "on") return <Alert look="good">{t("push.on")}</Alert>
  if (step === "blocked") return <Alert look="warning">{t("push.blocked")}</Alert>
  if (step === "uninstalled") return <Alert>{t("push.uninstalled")}</Alert>
  return step === "unread" ? <Alert look="warning">{t("push.unread")}</Alert> : null
}

const Failed = () => {
  const { t } = useWords()
  const isOnline = useOnline()
  return (
    <Alert look="danger" alert>
      {t(isOnline ? "push.failed" : "push.offline")}
    </Alert>
  )
}
