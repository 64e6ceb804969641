import { useState } from "react"
import type { Picture as PictureFacts } from "#core/catalogue/picture.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ReviewSummary.css.ts"

const PicturesDialog = lazyPart(async () => (await import("./ReviewPicturesDialog.tsx")).ReviewPicturesDialog)

/** The pictures of one review; each opens large. Rule 32. */
export const ReviewPictures = ({
  pictures,
  className
}: {
  readonly pictures: ReadonlyArray<PictureFacts>
  readonly className: string
}) => {
  const { t } = useWords()
  const [first, setFirst] = useState<number>()
  return (
    <>
      <ul className={className} onPointerEnter={warmSheets}>
        {pictures.map((picture, place) => (
          <li key={picture.src}>
            <button type="button" className={css.photo} onClick={() => setFirst(place)}>
              <Unseen>{t("product.reviews.photoOf", { number: place + 1, total: pictures.length })}</Unseen>
              <Picture of={picture} shape="small" sizes="104px" />
            </button>
          </li>
        ))}
      </ul>
      {first === undefined ? null : (
        <PicturesDialog pictures={pictures} first={first} onClose={() => setFirst(undefined)} />
      )}
    </>
  )
}
