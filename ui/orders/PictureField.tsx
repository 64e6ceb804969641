import { type ChangeEvent, type MouseEvent, type Ref, useId, useState } from "react"
import { pictureBytes } from "#core/kernel/upload.ts"
import type { ConfirmTransferView } from "#core/orders/transfer/confirm-transfer.view.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./PictureField.css.ts"

/** Words about what the picture shows. */
interface PictureWords {
  readonly label: string
  readonly hint: string
  /** On the button before a picture is there, and after. */
  readonly choose: string
  readonly change: string
  readonly stored: string
  /** The order has as many pictures as it may have. */
  readonly full: string
}

/** A picture of a receipt or of goods: chosen and sent at once, unless it is larger than the shop accepts. */
export const PictureField = ({
  state,
  words,
  isRequired = false,
  isFull = false,
  error,
  input,
  onPick
}: {
  readonly state: ConfirmTransferView["picture"]
  readonly words: PictureWords
  readonly isRequired?: boolean
  /** No more pictures can be added. */
  readonly isFull?: boolean
  readonly error?: string | undefined
  /** Receives the field: it gets the focus when a picture is removed. */
  readonly input?: Ref<HTMLInputElement>
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
    // The same file again is another choice: the one before was removed, or did not arrive.
    target.value = ""
  }
  const wrong = tooLarge || state === "refused"
  const isStored = state === "stored"
  return (
    <div className={css.field}>
      <label htmlFor={`${id}-file`} className={css.label}>
        {words.label} {isRequired ? null : <span className={css.optional}>{t("shop.field.optional")}</span>}
      </label>
      <p id={`${id}-hint`} className={css.hint}>
        {words.hint}
      </p>
      {/* It stays when no more can be added: the focus would be lost with it. */}
      <label className={css.box}>
        <input
          ref={input}
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          className={css.input}
          aria-label={words.label}
          aria-describedby={`${id}-hint ${id}-state ${error ? `${id}-error` : ""}`}
          {...(error ? { "aria-invalid": true } : {})}
          {...(isFull ? { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() } : {})}
          onChange={pick}
        />
        <PageIcon name={isStored ? "check" : "camera"} />
        {isStored ? (isFull ? words.stored : words.change) : words.choose}
      </label>
      <p
        id={`${id}-state`}
        className={wrong || state === "full" || state === "failed" ? css.wrong : css.state}
        role="status"
      >
        {wrong
          ? t("orders.picture.refused")
          : state === "full"
            ? words.full
            : state === "failed"
              ? t(online ? "orders.notSent" : "orders.offline.press")
              : state === "sending"
                ? t("orders.picture.sending")
                : isStored
                  ? words.stored
                  : ""}
      </p>
      {error ? (
        <p id={`${id}-error`} className={css.wrong}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
