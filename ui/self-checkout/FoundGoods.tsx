import { rupiah } from "#core/kernel/money.ts"
import type { ScannerView } from "#core/self-checkout/scanner.view.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Button } from "../kit/Button.tsx"
import { Stepper } from "../kit/form/Stepper.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./SelfCheckout.css.ts"
import type { SendScan } from "./useSession.ts"

/** What was scanned, with how many of it are taken. */
export const FoundGoods = ({ view, send }: { readonly view: ScannerView; readonly send: SendScan }) => {
  const { t } = useWords()
  const { found, quantity, most } = view
  if (found === null) return null
  const { price, priceAfterDiscount } = found.price
  return (
    <section className={css.part} aria-live="polite">
      <div className={css.facts}>
        <Badge look="success">{t("selfCheckout.found")}</Badge>
        <span className={css.quiet}>{t("selfCheckout.stock", { count: found.stock })}</span>
      </div>
      <ul className={css.lines}>
        <GoodsLine
          goods={found}
          quantity={quantity}
          total={rupiah(priceAfterDiscount * quantity)}
          full={rupiah(price * quantity)}
        />
      </ul>
      <div className={css.buttons}>
        <Stepper
          name={found.name}
          value={quantity}
          most={most}
          removal={t("selfCheckout.scanAgain")}
          onStep={(by) =>
            quantity + by < 1
              ? send({ type: "goods.dropped" })
              : send({ type: "quantity.stepped", quantity: quantity + by })
          }
        />
        <Button className={css.grow} onClick={() => send({ type: "goods.added" })}>
          {t("selfCheckout.add")}
        </Button>
      </div>
      <Button look="ghost" onClick={() => send({ type: "goods.dropped" })}>
        {t("selfCheckout.scanAgain")}
      </Button>
    </section>
  )
}

/** Why a number led to nothing, and what can be done. */
export const ScanRefused = ({ view, send }: { readonly view: ScannerView; readonly send: SendScan }) => {
  const { t } = useWords()
  return (
    <section className={css.part}>
      <Alert look="warning" alert>
        {t(`selfCheckout.problem.${view.problem ?? "failed"}`)}
      </Alert>
      <div className={css.buttons}>
        {view.problem === "failed" ? (
          <Button onClick={() => send({ type: "retry.wanted" })}>{t("shop.failed.retry")}</Button>
        ) : (
          <Button onClick={() => send({ type: "goods.dropped" })}>{t("selfCheckout.scanAgain")}</Button>
        )}
        <Button look="secondary" onClick={() => send({ type: "typing.wanted" })}>
          {t("selfCheckout.type")}
        </Button>
      </div>
    </section>
  )
}
