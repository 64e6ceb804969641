import { type ChangeEvent, useId, useState } from "react"
import { pictureBytes } from "#core/kernel/upload.ts"
import type { ConfirmTransferView } from "#core/orders/transfer/confirm-transfer.view.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./PictureField.css.ts"

/** Picture of a receipt: chosen, shown and sent at once, unless it is larger than the shop accepts. */
export const PictureField = ({
  state,
  onPick
}: {
  readonly state: ConfirmTransferView["picture"]
  readonly onPick: (picture: Uint8Array) => void
}) => {
  const { t } = useWords()
  const online = useOnline()
  const id = useId()
  const [tooLarge, setTooLarge] = useState(false)
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    setTooLarge(file.size > pictureBytes)
    if (file.size <= pictureBytes) onPick(new Uint8Array(await file.arrayBuffer()))
  }
  const wrong = tooLarge || state === "refused"
  return (
    <div className={css.field}>
      <span className={css.label}>
        {t("orders.confirm.receipt")} <span className={css.optional}>{t("shop.field.optional")}</span>
      </span>
      <p id={`${id}-hint`} className={css.hint}>
        {t("orders.confirm.receiptHint")}
      </p>
      <label className={css.box}>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          className={css.input}
          aria-label={t("orders.confirm.receipt")}
          aria-describedby={`${id}-hint ${id}-state`}
          onChange={pick}
        />
        <PageIcon name={state === "stored" ? "check" : "camera"} />
        {t(state === "stored" ? "orders.confirm.receiptChange" : "orders.confirm.receiptChoose")}
      </label>
      <p
        id={`${id}-state`}
        className={wrong || state === "full" || state === "failed" ? css.wrong : css.state}
        role="status"
      >
        {wrong
          ? t("orders.confirm.receiptRefused")
          : state === "full"
            ? t("orders.confirm.receiptFull")
            : state === "failed"
              ? t(online ? "orders.confirm.failed" : "orders.offline.press")
              : state === "sending"
                ? t("orders.confirm.receiptSending")
                : state === "stored"
                  ? t("orders.confirm.receiptStored")
                  : ""}
      </p>
    </div>
  )
}
