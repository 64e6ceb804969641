import { Button } from "../../kit/Button.tsx"
import { SafeButton } from "../../kit/overlay/SafeButton.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Text } from "../../kit/text/Text.tsx"
import * as css from "../Forms.css.ts"
import { useLeaveGuard } from "./useLeaveGuard.ts"

/** Asks, in these words, whether to save, discard, or go on with a form that is about to be left. Decision 0045. */
export const LeaveQuestion = ({
  words: said,
  ...form
}: Parameters<typeof useLeaveGuard>[0] & {
  readonly words: Readonly<Record<"title" | "text" | "save" | "stay" | "discard", string>>
}) => {
  const [{ isAsking, isPublishing }, send] = useLeaveGuard(form)
  return (
    <Sheet
      open={isAsking || isPublishing}
      title={said.title}
      about={said.text}
      onClose={() => send({ type: "stay.chosen" })}
      foot={
        <div className={css.form}>
          <Button whole busy={isPublishing} onClick={() => send({ type: "publish.chosen" })}>
            {said.save}
          </Button>
          <SafeButton whole onClick={() => send({ type: "stay.chosen" })}>
            {said.stay}
          </SafeButton>
          <Button whole look="ghost" onClick={() => send({ type: "discard.chosen" })}>
            {said.discard}
          </Button>
        </div>
      }
    >
      <Text>{said.text}</Text>
    </Sheet>
  )
}
