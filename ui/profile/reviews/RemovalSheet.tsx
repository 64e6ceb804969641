import type { Untimed } from "#core/kernel/timed.ts"
import type { OwnReviewsEvent } from "#core/reviews/writing/own-reviews.machine.ts"
import type { OwnReviewsView } from "#core/reviews/writing/own-reviews.view.ts"
import { Button } from "../../kit/Button.tsx"
import { SafeButton } from "../../kit/overlay/SafeButton.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as forms from "../Forms.css.ts"

/** Asks before a review is removed for good. D-37. */
export const RemovalSheet = ({
  view: { leaving, isRemoving },
  send
}: {
  readonly view: Pick<OwnReviewsView, "leaving" | "isRemoving">
  readonly send: (event: Untimed<OwnReviewsEvent>) => void
}) => {
  const { t } = useWords()
  const points = leaving?.review.points ?? 0
  const taken = points === 0 ? "" : ` ${t("writing.own.removePoints", { count: points })}`
  const text = `${t("writing.own.removeText", { product: leaving?.productName ?? "" })}${taken}`
  const close = () => send({ type: "removal.dropped" })
  return (
    <Sheet
      open={leaving !== null}
      title={t("writing.own.removeTitle")}
      about={text}
      onClose={close}
      foot={
        <>
          <SafeButton onClick={close}>{t("writing.own.stay")}</SafeButton>
          <Button className={forms.dangerYes} busy={isRemoving} onClick={() => send({ type: "removal.confirmed" })}>
            {t("writing.own.removeYes")}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Sheet>
  )
}
