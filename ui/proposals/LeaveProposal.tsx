import { useEffect, useRef } from "react"
import type { ProposeProductView } from "#core/proposals/propose-product.view.ts"
import { Button } from "../kit/Button.tsx"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as forms from "../profile/Forms.css.ts"
import { useLeaveGuard } from "../profile/leave/useLeaveGuard.ts"

/** Asks before a filled proposal is left by its member, and names what would be lost. Specification 2, AddProduct; D-10. */
export const LeaveProposal = ({
  view: { draft, photos },
  isFilled,
  onDiscard
}: {
  readonly view: Pick<ProposeProductView, "draft" | "photos">
  readonly isFilled: boolean
  readonly onDiscard: () => void
}) => {
  const { t, language } = useWords()
  // Asked at the moment of leaving.
  const filled = useRef(isFilled)
  useEffect(() => {
    filled.current = isFilled
  })
  const [{ isAsking }, send] = useLeaveGuard({
    isFilled: () => filled.current,
    save: async () => false,
    discard: onDiscard
  })
  const count = photos.attached.length + photos.pending + photos.failed
  const lost = [
    ...(draft.brandText.trim() === "" ? [] : [t("proposals.leave.brand")]),
    ...(draft.product.trim() === "" ? [] : [t("proposals.leave.product")]),
    ...(draft.path === null ? [] : [t("proposals.leave.category")]),
    ...(draft.note.trim() === "" ? [] : [t("proposals.leave.note")]),
    ...(count === 0 ? [] : [t("proposals.leave.photos", { count })])
  ]
  const named = new Intl.ListFormat(language).format(lost)
  const text = t("proposals.leave.text", { fields: named.charAt(0).toUpperCase() + named.slice(1) })
  return (
    <Sheet
      open={isAsking}
      title={t("proposals.leave.title")}
      about={text}
      onClose={() => send({ type: "stay.chosen" })}
      foot={
        <div className={forms.form}>
          <SafeButton look="primary" whole onClick={() => send({ type: "stay.chosen" })}>
            {t("proposals.leave.stay")}
          </SafeButton>
          <Button whole look="ghost" onClick={() => send({ type: "discard.chosen" })}>
            {t("proposals.leave.discard")}
          </Button>
        </div>
      }
    >
      <Text>{text}</Text>
    </Sheet>
  )
}
