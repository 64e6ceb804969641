import { useEffect, useState } from "react"
import { isHalf } from "#core/account/registration/completeness.rule.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { blockerOf } from "#core/reviews/writing/blocker.rule.ts"
import { isEmptyDraft } from "#core/reviews/writing/draft.rule.ts"
import { useMember } from "../../account/useMember.ts"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { warmSheets } from "../../kit/overlay/Sheet.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useOnline } from "../../kit/useOnline.ts"
import { useWords } from "../../messages/useWords.ts"
import type { SendToReview } from "./useReviewForm.ts"

const load = () => import("../error/ReviewErrorDialog.tsx")
const ReviewErrorDialog = lazyPart(async () => (await load()).ReviewErrorDialog)

/**
 * What prevents the review of a form: a half registration from its start on, else what the last press met. A dialog that was closed is
 * opened again by the next press. D-35.
 */
export const useFormError = (view: WriteReviewView) => {
  const [isClosed, setClosed] = useState(false)
  const isBegun = !isEmptyDraft(view)
  useEffect(() => {
    if (!isBegun) return
    // Without a connection nothing more could be fetched.
    warmSheets()
    load().catch(() => {})
  }, [isBegun])
  const viewer = useMember()
  const isUnfinished = viewer.kind === "member" && isHalf(viewer.member)
  const blocker = isUnfinished ? ({ kind: "unfinished" } as const) : blockerOf(view)
  if (isClosed && blocker === null) setClosed(false)
  return { blocker, isOpen: blocker !== null && !isClosed, close: () => setClosed(true), open: () => setClosed(false) }
}

/** Why the whole review cannot be sent: a line above the button that sends it, and a dialog. Specification 2, Modals: review error. */
export const FormError = ({
  product,
  view,
  of: { blocker, isOpen, close },
  send,
  onReload
}: {
  readonly product: ProductId
  readonly view: WriteReviewView
  readonly of: ReturnType<typeof useFormError>
  readonly send: SendToReview
  readonly onReload: (() => void) | undefined
}) => {
  const { t, say } = useWords()
  const online = useOnline()
  if (blocker === null) return null
  return (
    <>
      {view.failure === null || blocker.kind === "paused" ? null : (
        <Alert look="danger">{online ? say(view.failure) : t("writing.offline")}</Alert>
      )}
      {isOpen ? (
        <ReviewErrorDialog
          product={product}
          blocker={blocker}
          findings={view.findings}
          onRetry={() => send({ type: "review.sent" })}
          onReload={onReload}
          onClose={close}
        />
      ) : null}
    </>
  )
}
