import { useCallback, useEffect, useState } from "react"
import type { GoodsId } from "#core/pricing/goods.ts"
import type { DistrictId } from "#core/regions/region.ts"
import { textLink, underlined } from "../../kit/Button.css.ts"
import { cx } from "../../kit/cx.ts"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import { Promised } from "../Promised.tsx"
import * as css from "./ProductDelivery.css.ts"
import { rememberedDistrict } from "./remembered-district.ts"

/** The promise that holds everywhere, until the shopper's kecamatan is known; the room of its button is reserved. */
const Everywhere = ({ onAsk }: { readonly onAsk?: (() => void) | undefined }) => {
  const { t } = useWords()
  return (
    <Promised
      icon="truck"
      title={t("product.shipping")}
      text={
        <>
          {t("product.shippingText")}
          <button
            type="button"
            className={cx(textLink, underlined, css.ask, onAsk === undefined && css.noneYet)}
            onClick={onAsk}
          >
            {t("product.whenArrives")}
          </button>
        </>
      }
    />
  )
}

const LazyDeliveryDays = lazyPart(
  async () => (await import("./DeliveryDays.tsx")).DeliveryDays,
  "quiet",
  () => <Everywhere />
)
const LazyDistrictDialog = lazyPart(async () => (await import("./DistrictDialog.tsx")).DistrictDialog)

/** When it arrives in the kecamatan that this browser remembers, or the way to say one. Rule 24. */
export const ProductDelivery = ({ goods }: { readonly goods: GoodsId | undefined }) => {
  const { local, account } = useShop()
  // The server does not know it; a page is hydrated as the server has drawn it.
  const [district, setDistrict] = useState<DistrictId | null>()
  const [isChoosing, setChoosing] = useState(false)
  useEffect(() => {
    const read = () => setDistrict(rememberedDistrict(local.district))
    read()
    // Another tab has chosen another one, or has logged its member out.
    const unwatch = local.district.watch?.(read)
    const ungone = account.onGone(read)
    return () => {
      unwatch?.()
      ungone()
    }
  }, [local, account])
  const choose = () => setChoosing(true)
  const forget = useCallback(() => {
    local.district.clear()
    setDistrict(null)
  }, [local])
  return (
    <>
      {goods && district ? (
        <LazyDeliveryDays goods={goods} district={district} onChange={choose} onUnknown={forget} />
      ) : (
        <Everywhere onAsk={goods && district === null ? choose : undefined} />
      )}
      {isChoosing ? (
        <LazyDistrictDialog
          onChoose={(chosen) => {
            local.district.write(chosen)
            setDistrict(chosen)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}
