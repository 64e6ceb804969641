import { sessionMinutes } from "#core/self-checkout/self-checkout.ts"
import type { Store } from "#core/stores/store.ts"
import { Button } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Camera } from "./Camera.tsx"
import { FoundGoods, ScanRefused } from "./FoundGoods.tsx"
import { ConfirmTotal, PayHere } from "./PayHere.tsx"
import * as css from "./SelfCheckout.css.ts"
import { SessionBar, SessionLines } from "./SessionBag.tsx"
import { TimeLeft } from "./TimeLeft.tsx"
import { TypedNumber } from "./TypedNumber.tsx"
import { useSession } from "./useSession.ts"

const shoppingSteps: ReadonlySet<string> = new Set(["scanning", "typing", "looking", "found", "refused"])

/** Self checkout in a store: scanned, paid, shown at the exit. D-66. */
export const SelfCheckoutScreen = ({ store }: { readonly store: Pick<Store, "id" | "name"> }) => {
  const { t } = useWords()
  const { view, send } = useSession(store.id)
  const { step } = view
  const isShopping = shoppingSteps.has(step)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.names}>
          <Heading level={1} look="part">
            {store.name}
          </Heading>
          <p className={css.quiet}>{t("selfCheckout.title")}</p>
        </div>
        {step === "over" ? null : <TimeLeft endsAt={view.endsAt} />}
      </div>
      {isShopping ? (
        <>
          <Camera
            looks={step === "scanning"}
            onRead={(barcode) => send({ type: "code.read", barcode })}
            onMissing={() => send({ type: "typing.wanted" })}
          >
            <Button look="secondary" className={css.way} onClick={() => send({ type: "typing.wanted" })}>
              {t("selfCheckout.type")}
            </Button>
          </Camera>
          {step === "typing" ? <TypedNumber view={view} send={send} /> : null}
          {step === "looking" ? <p role="status">{t("selfCheckout.looking")}</p> : null}
          {step === "found" ? <FoundGoods view={view} send={send} /> : null}
          {step === "refused" ? <ScanRefused view={view} send={send} /> : null}
          <SessionLines view={view} send={send} />
          {view.lines.length > 0 ? <SessionBar view={view} send={send} /> : null}
        </>
      ) : null}
      {step === "paying" || step === "preparing" ? <PayHere view={view} send={send} /> : null}
      {step === "confirming" || step === "placing" ? <ConfirmTotal view={view} send={send} /> : null}
      {step === "uncertain" ? (
        <div className={css.part}>
          <Alert look="warning" alert>
            {t("selfCheckout.uncertain")}
          </Alert>
          <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
        </div>
      ) : null}
      {step === "over" ? (
        <div className={css.part}>
          <Alert look="warning" alert>
            {t("selfCheckout.over", { minutes: sessionMinutes })}
          </Alert>
          <Text>
            {view.units === 0 ? t("selfCheckout.overEmpty") : t("selfCheckout.overText", { count: view.units })}
          </Text>
          <Button onClick={() => send({ type: "store.scanned" })}>{t("selfCheckout.again")}</Button>
        </div>
      ) : null}
    </div>
  )
}
