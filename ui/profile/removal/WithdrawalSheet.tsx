import type { Untimed } from "#core/kernel/timed.ts"
import type { MotherhoodEvent } from "#core/profile/motherhood.machine.ts"
import type { MotherhoodView } from "#core/profile/motherhood.view.ts"
import { Button } from "../../kit/Button.tsx"
import { SafeButton } from "../../kit/overlay/SafeButton.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"

/** Asks whether to withdraw the consent, which removes the data of children. D-36c. */
export const WithdrawalSheet = ({
  view,
  send
}: {
  readonly view: Pick<MotherhoodView, "step">
  readonly send: (event: Untimed<MotherhoodEvent>) => void
}) => {
  const { t } = useWords()
  return (
    <Sheet
      open={view.step === "confirming" || view.step === "withdrawing"}
      title={t("profile.motherhood.withdrawTitle")}
      about={t("profile.motherhood.withdrawText")}
      onClose={() => send({ type: "withdrawal.dropped" })}
      foot={
        <>
          <SafeButton onClick={() => send({ type: "withdrawal.dropped" })}>{t("profile.cancel")}</SafeButton>
          <Button busy={view.step === "withdrawing"} onClick={() => send({ type: "withdrawal.confirmed" })}>
            {t("profile.motherhood.withdrawYes")}
          </Button>
        </>
      }
    >
      <Text>{t("profile.motherhood.withdrawText")}</Text>
    </Sheet>
  )
}
