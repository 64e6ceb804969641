import { Button } from "../kit/Button.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Text, Unseen } from "../kit/text/Text.tsx"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import type { PickerProps } from "./picker-props.ts"
import { StoreList } from "./StoreList.tsx"
import * as css from "./StorePickerSheet.css.ts"
import { StoreSeeking } from "./StoreSeeking.tsx"

const bones = ["line", "line", "line"] as const
/** Pictures of the bag above the search. */
const picturesMost = 3

/** The stores that hand over orders: complete ones first, then those that lack lines and say which. D-65. */
export const StorePickerSheet = (props: PickerProps) => {
  useTexts("pickup", "stores", "failure")
  const { t } = useWords()
  const { view, send, checkout } = props
  const count = checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Sheet
      open
      title={t("pickup.title")}
      onClose={() => send({ type: "picker.closed" })}
      foot={
        view.marked ? (
          <Button whole onClick={() => send({ type: "store.confirmed" })}>
            {t("pickup.confirm", { store: view.marked.store.name })}
          </Button>
        ) : view.stock === "fetched" && view.complete.length > 0 ? (
          <Text look="small" tone="muted">
            {t("pickup.mark")}
          </Text>
        ) : undefined
      }
    >
      <div className={css.sheet}>
        <div className={css.head}>
          {checkout.lines.slice(0, picturesMost).map(({ id, goods }) => (
            <span key={id} className={css.picture}>
              <Picture of={goods.picture} shape="small" sizes="56px" alt="" />
            </span>
          ))}
          <p className={css.about}>{t("pickup.bag", { count })}</p>
        </div>
        <Stock {...props} />
      </div>
    </Sheet>
  )
}

const Stock = (props: PickerProps) => {
  const { t } = useWords()
  const { view, send } = props
  if (view.stock === "failed" && view.isOff)
    return (
      <Alert look="warning" alert>
        {t("failure.PickupOff")}
      </Alert>
    )
  if (view.stock === "failed")
    return (
      <Alert look="danger" alert>
        {t("pickup.stockFailed")}
        <Button look="secondary" size="small" onClick={() => send({ type: "retry.wanted" })}>
          {t("shop.failed.retry")}
        </Button>
      </Alert>
    )
  if (view.stock !== "fetched")
    return (
      <div role="status" aria-busy="true">
        <Unseen>{t("pickup.loading")}</Unseen>
        <Bones of={bones} />
      </div>
    )
  return (
    <>
      <StoreSeeking {...props} />
      <StoreList {...props} />
    </>
  )
}
