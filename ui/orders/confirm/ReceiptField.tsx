import type { ComponentProps } from "react"
import { useWords } from "../../messages/useWords.ts"
import { PictureField } from "../PictureField.tsx"

/** The picture of a transfer's receipt; a confirmation may go without it. */
export const ReceiptField = ({ state, onPick }: Pick<ComponentProps<typeof PictureField>, "state" | "onPick">) => {
  const { t } = useWords()
  const words = {
    label: t("confirm.receipt"),
    hint: t("orders.picture.hint"),
    choose: t("orders.picture.choose"),
    change: t("orders.picture.change"),
    stored: t("orders.picture.stored"),
    full: t("confirm.receiptFull")
  }
  return <PictureField state={state} words={words} onPick={onPick} />
}
