import type { NotifyMeView } from "#core/catalogue/notify/notify-me.view.ts"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"

const words = {
  done: "cart.notify.done",
  known: "cart.notify.already",
  back: "cart.notify.back",
  stopped: "cart.notify.stopped"
} as const

/** What became of a request to be notified, or that this browser has made one. D-49. */
export const NotifyOutcome = ({ step, email }: Pick<NotifyMeView, "step" | "email">) => {
  const { t } = useWords()
  return step in words ? (
    <Alert look="good" alert>
      {t(words[step as keyof typeof words], { email })}
    </Alert>
  ) : (
    <p>{t("cart.notify.awaited", { email })}</p>
  )
}
