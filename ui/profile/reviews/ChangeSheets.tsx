import { changeBrings, freeChangeDays, freeUntil } from "#core/reviews/writing/change.rule.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import { Button } from "../../kit/Button.tsx"
import { SafeButton } from "../../kit/overlay/SafeButton.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import { LeaveQuestion } from "../leave/LeaveQuestion.tsx"

/** Asks before a change is saved, with what it brings, and before a changed form is left. Specification 2, Modals. */
export const ChangeSheets = ({
  own,
  isAsking,
  isChanged,
  onAnswer,
  onSave,
  onDiscard
}: {
  readonly own: OwnReview
  /** It is to be saved. */
  readonly isAsking: boolean
  /** The form holds something that is not saved. */
  readonly isChanged: boolean
  readonly onAnswer: (isYes: boolean) => void
  readonly onSave: () => Promise<boolean>
  readonly onDiscard: () => void
}) => {
  const { t, date } = useWords()
  const { now } = useShop()
  const brings = t(`writing.change.brings.${changeBrings(own, now())}`, {
    date: date(freeUntil(own.review.createdAt)),
    days: freeChangeDays
  })
  return (
    <>
      <LeaveQuestion
        isFilled={() => isChanged}
        save={onSave}
        discard={onDiscard}
        words={{
          title: t("writing.change.leave.title"),
          text: t("writing.change.leave.text"),
          save: t("writing.change.save"),
          stay: t("writing.change.stay"),
          discard: t("writing.change.leave.discard")
        }}
      />
      <Sheet
        open={isAsking}
        title={t("writing.change.confirm")}
        about={brings}
        onClose={() => onAnswer(false)}
        foot={
          <>
            <SafeButton onClick={() => onAnswer(false)}>{t("writing.change.stay")}</SafeButton>
            <Button onClick={() => onAnswer(true)}>{t("writing.change.yes")}</Button>
          </>
        }
      >
        <Text>{brings}</Text>
      </Sheet>
    </>
  )
}
