import { useRef, useState } from "react"
import type { Combination } from "#core/catalogue/combination.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { goodsOnPage } from "#core/pricing/goods-on-page.rule.ts"
import { Button } from "../kit/Button.tsx"
import { isFileLost, lossText, reloadOnce } from "../kit/overlay/lost-file.ts"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./BuyButtons.css.ts"
import { loadDialogs } from "./LazyCartDialogs.tsx"
import { LazyNotifyDialog } from "./LazyCartParts.ts"
import { useAwaited } from "./notify/useAwaited.ts"

interface Wanted {
  readonly product: Product
  readonly chosen: Combination
}

/** A press of one of the two: what answers it may still be loading, and until then a further press does not count. */
const useWant = ({ product, chosen }: Wanted, buy: boolean) => {
  const { cart, appActors, now } = useShop()
  const [isWaiting, setWaiting] = useState(false)
  const failures = useRef(0)
  const warm = () => {
    warmSheets()
    void cart.load().catch(() => {})
  }
  const want = () => {
    if (isWaiting) return
    setWaiting(true)
    const line = { product: product.id, combination: chosen.id, quantity: 1 }
    // With the dialogs that answer it: a press that cannot be answered must not count, or it would be made again.
    Promise.all([cart.load(), buy ? undefined : loadDialogs()]).then(
      () => {
        setWaiting(false)
        failures.current = 0
        cart.tell({ type: "item.wanted", line, goods: goodsOnPage(product, chosen), buy })
      },
      (cause: unknown) => {
        setWaiting(false)
        failures.current += 1
        // A second one on a live connection means a newer build: these files will not come back.
        if (failures.current > 1 && isFileLost(cause)) reloadOnce()
        appActors.notices.send({ type: "notice.posted", notice: { kind: "error", text: lossText() }, at: now() })
      }
    )
  }
  return { busy: isWaiting, onPointerEnter: warm, onFocus: warm, onClick: want }
}

/** Adds to the bag; if it is sold out, offers to notify. Specification 4, Cart; rule 23. */
export const AddToBag = ({ product, chosen }: Wanted) => {
  const { t } = useWords()
  const press = useWant({ product, chosen }, false)
  if (chosen.stock <= 0) return <TellMe goods={goodsOnPage(product, chosen)} />
  return (
    <Button className={css.main} {...press}>
      <Icon name="bag" />
      {t("product.add")}
    </Button>
  )
}

/** Straight to the checkout with this alone; the rest of the bag stays. D-25c. */
export const BuyNow = ({ product, chosen, className }: Wanted & { readonly className: string }) => {
  const { t } = useWords()
  const press = useWant({ product, chosen }, true)
  if (chosen.stock <= 0) return null
  return (
    <Button look="secondary" className={className} {...press}>
      {t("product.buyNow")}
    </Button>
  )
}

const TellMe = ({ goods }: { readonly goods: Goods }) => {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const [awaited, look] = useAwaited(goods.combination)
  const close = () => {
    setAsking(false)
    look()
  }
  return (
    <>
      <Button
        look={awaited ? "secondary" : "primary"}
        className={css.main}
        onPointerEnter={warmSheets}
        onFocus={warmSheets}
        onClick={() => setAsking(true)}
      >
        <PageIcon name={awaited ? "check" : "bell"} />
        {t(awaited ? "product.awaited" : "product.notify")}
      </Button>
      {asking ? <LazyNotifyDialog goods={goods} onClose={close} /> : null}
    </>
  )
}
