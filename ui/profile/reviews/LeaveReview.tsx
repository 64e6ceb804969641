import { useEffect, useRef } from "react"
import { Button } from "../../kit/Button.tsx"
import { SafeButton } from "../../kit/overlay/SafeButton.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { FormProduct } from "../../reviews/write/FormProduct.tsx"
import * as write from "../../reviews/write/WriteReview.css.ts"
import type { FormToLeave } from "../../reviews/write/WritingReview.tsx"
import * as css from "../Forms.css.ts"
import { useLeaveGuard } from "../leave/useLeaveGuard.ts"

/** Asks before a review that is not published is left: publish it, leave with the draft, or without it. Specification 2, Modals: confirmation of publish or discard. */
export const LeaveReview = ({
  product,
  view: { length, lacking, unanswered, unfit },
  isChanged,
  onPublish,
  onDiscard
}: FormToLeave) => {
  const { t } = useWords()
  // Asked at the moment of leaving.
  const changed = useRef(isChanged)
  useEffect(() => {
    changed.current = isChanged
  })
  const [{ isAsking, isPublishing }, send] = useLeaveGuard({
    isFilled: () => changed.current,
    // The draft is stored with each key.
    save: async () => true,
    discard: onDiscard,
    isStored: true
  })
  const isReady = unanswered.length === 0 && unfit === null
  const about = length === 0 ? t("writing.leave.none") : t("writing.leave.text", { count: length })
  const stay = () => send({ type: "stay.chosen" })
  return (
    <Sheet
      open={isAsking || isPublishing}
      title={t("writing.leave.title")}
      about={about}
      onClose={stay}
      foot={
        <div className={css.form}>
          <Button
            whole
            onClick={() => {
              stay()
              if (isReady) onPublish()
            }}
          >
            {isReady
              ? t("writing.leave.publish")
              : `${t("writing.leave.stay")}${lacking > 0 ? ` · ${t("writing.lacking", { count: lacking })}` : ""}`}
          </Button>
          <SafeButton whole onClick={() => send({ type: "publish.chosen" })}>
            {t("writing.leave.keep")}
          </SafeButton>
          <Button whole look="ghost" onClick={() => send({ type: "discard.chosen" })}>
            {t("writing.leave.discard")}
          </Button>
        </div>
      }
    >
      <div className={write.ways}>
        <Text tone="muted">{about}</Text>
        <FormProduct of={product} boughtAt={null} />
      </div>
    </Sheet>
  )
}
