import { useEffect, useState } from "react"
import { photoWordsMost } from "#core/reviews/photos/photo.ts"
import type { PhotoEdit, PhotoSize } from "#core/reviews/photos/photo-edit.ts"
import type { PhotoTileView } from "#core/reviews/photos/review-photos.view.ts"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./PhotoSheet.css.ts"

/** Fetched with the first photo that is edited. */
const LazyCropStage = lazyPart(async () => (await import("./CropStage.tsx")).CropStage, "words")

/** What a sheet shows of a photo: being read, the upright picture, or nothing that this browser can draw. */
type Staged = "reading" | { readonly src: string; readonly size: PhotoSize } | undefined

/** Crops, turns and describes a photo. Rule 37; specification 2, Modals: crop photo, edit photo. */
export const PhotoSheet = ({
  of: { number, edit: before, description: saidBefore },
  stage,
  onUse,
  onRemove,
  onDescribe,
  onClose
}: {
  readonly of: PhotoTileView
  /** Reads the upright picture. */
  readonly stage: () => Promise<Exclude<Staged, "reading">>
  readonly onUse: (used: { readonly edit: PhotoEdit; readonly description: string }) => void
  readonly onRemove: () => void
  /** Its words, which stay if the sheet is closed. Rule 36. */
  readonly onDescribe: (description: string) => void
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  const [staged, setStaged] = useState<Staged>("reading")
  const [edit, setEdit] = useState(before)
  const [description, setDescription] = useState(saidBefore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the sheet opens
  useEffect(() => {
    stage().then(setStaged, () => setStaged(undefined))
  }, [])
  return (
    <Sheet
      open
      title={t("photos.sheet.title", { number })}
      onClose={() => {
        onDescribe(description)
        onClose()
      }}
      foot={
        <>
          <Button look="ghost" className={css.remove} onClick={onRemove}>
            <PageIcon name="trash" />
            {t("photos.sheet.remove")}
          </Button>
          <Button className={css.use} onClick={() => onUse({ edit, description })}>
            {t("photos.sheet.use")}
          </Button>
        </>
      }
    >
      {staged === "reading" ? (
        <div className={css.stage} role="status">
          {t("photos.sheet.loading")}
        </div>
      ) : staged === undefined ? (
        <Text tone="muted">{t("photos.sheet.unseen")}</Text>
      ) : (
        <LazyCropStage src={staged.src} size={staged.size} edit={before} onChange={setEdit} />
      )}
      <Field
        label={t("photos.sheet.description")}
        optional
        name="description"
        value={description}
        maxLength={photoWordsMost}
        autoComplete="off"
        aria-describedby="photo-said"
        onChange={({ target }) => setDescription(target.value)}
      />
      <p id="photo-said" className={css.below}>
        <span>{t("photos.sheet.descriptionHint")}</span>
        <span>
          {[...description].length}/{photoWordsMost}
        </span>
      </p>
    </Sheet>
  )
}
