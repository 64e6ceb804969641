import { useState } from "react"
import { Button } from "../../kit/Button.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"

const patienceMs = 15_000

/** Exact point for a rider, asked only if a rider was chosen. D-53. */
export const LocationButton = ({
  isLocated,
  error,
  onLocate
}: {
  readonly isLocated: boolean
  /** The location is missing and something waits for it. */
  readonly error?: string | undefined
  readonly onLocate: (location: { readonly latitude: number; readonly longitude: number }) => void
}) => {
  const { t } = useWords()
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle")
  const locate = () => {
    setState("asking")
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState("idle")
        onLocate({ latitude, longitude })
      },
      () => setState("failed"),
      { timeout: patienceMs, enableHighAccuracy: true }
    )
  }
  return (
    <div role="status">
      <Text look="label">{t("checkout.address.location")}</Text>
      <Text look="small" tone="muted">
        {t("checkout.address.locationHint")}
      </Text>
      {error ? <Alert look="danger">{error}</Alert> : null}
      <Button
        look="secondary"
        size="small"
        busy={state === "asking"}
        data-problem={error ? "" : undefined}
        onClick={locate}
      >
        <PageIcon name={isLocated ? "check" : "pin"} size={16} />
        {t(isLocated ? "checkout.address.located" : "checkout.address.locate")}
      </Button>
      {state === "failed" ? <Alert look="warning">{t("checkout.address.locateFailed")}</Alert> : null}
    </div>
  )
}
