import type { OwnPhoto } from "#core/reviews/photos/photo.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import type { DraftSubject } from "#core/reviews/writing/draft.rule.ts"
import { features } from "#core/toggles/features.ts"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import type { SendToReview } from "./useReviewForm.ts"

/** Fetched after the form: photos are its last question. */
const LazyPhotosField = lazyPart(async () => (await import("../photos/PhotosField.tsx")).PhotosField, "words")

/** Photos of a review in its form. D-39. */
export const FormPhotos = ({
  draft,
  begun = [],
  view: { photos, photosExpired, showsGaps },
  send
}: {
  readonly draft: DraftSubject
  /** Photos of the review that is changed. */
  readonly begun?: ReadonlyArray<OwnPhoto>
  readonly view: WriteReviewView
  readonly send: SendToReview
}) => {
  const { t } = useWords()
  const viewer = useShop().account.viewer()
  if (!features.review_photos || viewer.kind !== "member") return null
  const { failed, pending } = photos
  const error =
    failed > 0
      ? t("writing.photos.unsentText", { count: failed })
      : pending > 0
        ? t("writing.photos.pendingText", { count: pending })
        : undefined
  return (
    <LazyPhotosField
      of={{ member: viewer.member.id, draft }}
      begun={begun}
      error={showsGaps ? error : undefined}
      expired={photosExpired}
      onChange={(standing) => send({ type: "photos.changed", photos: standing })}
    />
  )
}
