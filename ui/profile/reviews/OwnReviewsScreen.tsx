import { useLocation } from "react-router-dom"
import { ownReviewsMachineOver } from "#core/reviews/writing/own-reviews.machine.ts"
import { viewOwnReviews } from "#core/reviews/writing/own-reviews.view.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { DialogWait } from "../../kit/overlay/DialogWait.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useWords } from "../../messages/useWords.ts"
import { OwnReviewCard } from "../../reviews/own/OwnReviewCard.tsx"
import * as css from "../../reviews/own/OwnReviews.css.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useConnectionReturned } from "../../shop/useConnectionReturned.ts"
import { useView } from "../../shop/useView.ts"
import { AccountShell } from "../AccountShell.tsx"
import { useUnanswered } from "../useUnanswered.ts"
import { LevelProgress } from "./LevelProgress.tsx"
import { OwnReviewActions } from "./OwnReviewActions.tsx"
import { RemovalSheet } from "./RemovalSheet.tsx"
import { SavedReviews } from "./SavedReviews.tsx"

/** Parameter of the address that shows saved reviews instead of own ones. */
const savedParameter = "saved"

/** Everything that a member has reviewed, newest first, with its state; or what they have saved. D-37, D-41; specification 3, Review. */
export const OwnReviewsScreen = () => {
  const { t } = useWords()
  const isSaved = new URLSearchParams(useLocation().search).has(savedParameter)
  const part = (to: string, isHere: boolean, name: string) => (
    <LinkButton size="small" look={isHere ? "secondary" : "ghost"} to={to} aria-current={isHere ? "page" : undefined}>
      {name}
    </LinkButton>
  )
  return (
    <AccountShell title={t(isSaved ? "writing.saved.name" : "profile.pages.reviews")}>
      {(member) => (
        <>
          <nav className={css.parts} aria-label={t("writing.saved.part")}>
            {part("/account/reviews", !isSaved, t("writing.saved.own"))}
            {part(`/account/reviews?${savedParameter}`, isSaved, t("writing.saved.name"))}
          </nav>
          {isSaved ? <SavedReviews /> : <OwnReviews userName={member.userName} />}
        </>
      )}
    </AccountShell>
  )
}

const OwnReviews = ({ userName }: { readonly userName: string }) => {
  const { t } = useWords()
  const unanswered = useUnanswered()
  const { ports } = useShop()
  const [view, send] = useView(useScreenActor(ownReviewsMachineOver, ports.ownReviews, undefined), viewOwnReviews)
  useConnectionReturned(send)
  if (view.step === "reading" || view.step === "failed")
    return (
      <DialogWait
        step={view.step === "reading" ? "opening" : "unreachable"}
        onRetry={() => send({ type: "retry.wanted" })}
      />
    )
  return (
    <>
      {userName === "" ? null : <LevelProgress key={view.removed?.review.id} userName={userName} />}
      {view.removed === null ? null : (
        <Alert look="good" alert>
          {t("writing.own.removed", { product: view.removed.productName })}
        </Alert>
      )}
      {view.hasFailed ? (
        <Alert look="danger" alert>
          {unanswered}
        </Alert>
      ) : null}
      {view.step === "empty" ? (
        <Empty title={t("writing.own.empty")} text={t("writing.own.emptyText")}>
          <LinkButton to="/review/add">{t("writing.title")}</LinkButton>
        </Empty>
      ) : (
        <div className={css.list}>
          {view.items.map((one) => (
            <OwnReviewCard key={one.review.id} of={one}>
              <OwnReviewActions of={one} onRemove={() => send({ type: "removal.wanted", id: one.review.id })} />
            </OwnReviewCard>
          ))}
        </div>
      )}
      {view.more === "none" ? null : (
        <Button look="secondary" busy={view.more === "coming"} onClick={() => send({ type: "more.wanted" })}>
          {t(view.more === "failed" ? "shop.failed.retry" : "writing.own.more")}
        </Button>
      )}
      <RemovalSheet view={view} send={send} />
    </>
  )
}
