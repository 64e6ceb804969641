import { profileCompletionPath, withNext } from "#core/account/login/destination.rule.ts"
import { reviewFormPath, reviewRulesPath } from "#core/catalogue/links.ts"
import { useSecondsUntil } from "../../account/useSecondsUntil.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import type { MessageKey } from "../../messages/keys.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../write/WriteReview.css.ts"
import type { ReviewErrorProps } from "./review-error-props.ts"

/** What can be done about a review that cannot be sent, the likeliest first. */
export const BlockerSteps = ({ product, blocker, isInForm = true, onRetry, onReload, onClose }: ReviewErrorProps) => {
  const { t } = useWords()
  const isOver = useSecondsUntil(blocker.kind === "paused" ? blocker.until : null) === 0
  const form = reviewFormPath({ id: product })
  const button = (look: "primary" | "secondary", key: MessageKey, onClick: (() => void) | undefined) => (
    <Button whole look={look} onClick={onClick}>
      {t(key)}
    </Button>
  )
  const link = (look: "primary" | "secondary" | "ghost", key: MessageKey, to: string) => (
    <LinkButton whole look={look} to={to}>
      {t(key)}
    </LinkButton>
  )
  const stay = isInForm ? "blocker.stay" : "shop.close"
  const steps = {
    paused: [
      isOver && !isInForm ? link("primary", "blocker.write", form) : button("primary", stay, onClose),
      link("ghost", "blocker.rules", reviewRulesPath)
    ],
    reviewed: [null, null],
    unfinished: [
      link("primary", "blocker.complete", withNext(profileCompletionPath, form)),
      button("secondary", stay, onClose)
    ],
    gone: [button("primary", stay, onClose), link("secondary", "blocker.reviewed.other", "/review/add")],
    removed: [button("primary", stay, onClose), link("secondary", "blocker.writeNew", form)],
    changed: [button("primary", "blocker.reload", onReload), button("secondary", stay, onClose)],
    photos: [button("primary", "blocker.look", onClose), null],
    unreachable: [button("primary", "blocker.retry", onRetry), button("secondary", stay, onClose)],
    other: [button("primary", "blocker.retry", onRetry), button("secondary", stay, onClose)]
  } as const
  const [first, second] = steps[blocker.kind]
  return (
    <div className={css.ways}>
      {first}
      {second}
    </div>
  )
}
