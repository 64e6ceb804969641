import type { OrderPageView } from "#core/orders/order-page.view.ts"
import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"

const lines = ["name", "line", "line", "line"] as const

/** An order that is not there yet, or cannot be opened: which, and what to do about it. */
export const OrderWait = ({
  step,
  code,
  onRetry
}: {
  readonly step: OrderPageView["step"]
  readonly code: string
  readonly onRetry: () => void
}) => {
  if (step === "unknown") return <LazyUnknownOrder code={code} />
  if (step === "unreachable") return <Unreachable onRetry={onRetry} />
  return <Coming />
}

/** It is read again by itself once there is a connection. */
const Unreachable = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useWords()
  const what = useOnline() ? "unreachable" : "offline"
  return (
    <Empty level={1} title={t(`shop.failed.${what}.title`)} text={t(`shop.failed.${what}.text`)}>
      <Button onClick={onRetry}>{t("shop.failed.retry")}</Button>
    </Empty>
  )
}

const Coming = () => {
  const { t } = useWords()
  return (
    <div role="status" aria-busy="true">
      <Unseen>{t("shop.loading")}</Unseen>
      <Bones of={lines} />
    </div>
  )
}

/** Fetched when it is needed, which is seldom. */
const LazyUnknownOrder = lazyPart(async () => (await import("./page/UnknownOrder.tsx")).UnknownOrder, "words", Coming)
