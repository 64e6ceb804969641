import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import type { ScannerView } from "#core/self-checkout/scanner.view.ts"
import { GoodsLine } from "../cart/GoodsLine.tsx"
import { Button } from "../kit/Button.tsx"
import { Stepper } from "../kit/form/Stepper.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./SelfCheckout.css.ts"
import type { SendScan } from "./useSession.ts"

/** What the bag of the session holds. */
export const SessionLines = ({ view, send }: { readonly view: ScannerView; readonly send: SendScan }) => {
  const { t } = useWords()
  if (view.lines.length === 0) return <Text tone="muted">{t("selfCheckout.empty")}</Text>
  return (
    <ul className={css.lines} aria-label={t("selfCheckout.bag")}>
      {view.lines.map(({ goods, quantity }) => (
        <GoodsLine
          key={goods.combination}
          goods={goods}
          quantity={quantity}
          total={rupiah(goods.price.priceAfterDiscount * quantity)}
          full={rupiah(goods.price.price * quantity)}
        >
          <Stepper
            name={goods.name}
            value={quantity}
            most={Math.min(goods.stock, 20)}
            onStep={(by) => send({ type: "line.changed", combination: goods.combination, quantity: quantity + by })}
          />
        </GoodsLine>
      ))}
    </ul>
  )
}

/** The sum so far, and the way to pay. */
export const SessionBar = ({ view, send }: { readonly view: ScannerView; readonly send: SendScan }) => {
  const { t } = useWords()
  return (
    <div className={css.bar} data-page-bar="">
      <div className={css.goods}>
        {view.lines.slice(-2).map(({ goods }) => (
          <Picture
            key={goods.combination}
            of={goods.picture}
            shape="small"
            sizes="44px"
            alt=""
            className={css.picture}
          />
        ))}
      </div>
      <div className={css.grows}>
        <p className={css.quiet}>{t("selfCheckout.units", { count: view.units })}</p>
        <p className={css.sum}>{formatRupiah(view.sum)}</p>
      </div>
      <Button look={view.step === "found" ? "secondary" : "primary"} onClick={() => send({ type: "pay.wanted" })}>
        {t("selfCheckout.pay")}
      </Button>
    </div>
  )
}
