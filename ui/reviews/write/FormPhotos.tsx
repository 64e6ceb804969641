import { useId } from "react"
import type { OwnPhoto } from "#core/reviews/photos/photo.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import type { DraftSubject } from "#core/reviews/writing/draft.rule.ts"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import { useIsOn } from "../../shop/useIsOn.ts"
import type { SendToReview } from "./useReviewForm.ts"
import * as css from "./WriteReview.css.ts"

/** Fetched after the form: photos are its last question. */
const LazyPhotosField = lazyPart(
  async () => (await import("../photos/PhotosField.tsx")).PhotosField,
  "words",
  ({ error }: { readonly error: string | undefined }) => <PhotosComing error={error} />
)

/** Photos of a review in its form. D-39. */
export const FormPhotos = ({
  draft,
  begun = [],
  view: { details, findings, photos, photosExpired, photosUnknown, showsGaps },
  send
}: {
  readonly draft: DraftSubject
  /** Photos of the review that is changed. */
  readonly begun?: ReadonlyArray<OwnPhoto>
  readonly view: WriteReviewView
  readonly send: SendToReview
}) => {
  const { t } = useWords()
  const isOn = useIsOn()
  const viewer = useShop().account.viewer()
  if (!isOn("review_photos") || viewer.kind !== "member") return null
  const { failed, pending, isKnown } = photos
  // Refused words that do not stand in the text stand in the words of a photo.
  const found = findings.find(({ quote }) => !details.includes(quote))
  const error =
    failed > 0
      ? t("writing.photos.unsentText", { count: failed })
      : pending > 0
        ? t("writing.photos.pendingText", { count: pending })
        : isKnown
          ? undefined
          : t("writing.photos.coming")
  return (
    <LazyPhotosField
      of={{ member: viewer.member.id, draft }}
      begun={begun}
      error={found === undefined ? (showsGaps ? error : undefined) : t("writing.photos.words", { quote: found.quote })}
      expired={photosExpired}
      unknown={photosUnknown}
      onChange={(standing) => send({ type: "photos.changed", photos: standing })}
    />
  )
}

/** Stands for the photos while their part is fetched. */
const PhotosComing = ({ error }: { readonly error: string | undefined }) => {
  const { t } = useWords()
  const id = useId()
  return (
    <fieldset
      className={css.group}
      {...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : { "aria-busy": true })}
    >
      <legend className={css.legend}>{t("writing.photos.title")}</legend>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
