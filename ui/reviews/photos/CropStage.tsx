import type { KeyboardEvent } from "react"
import Cropper from "react-easy-crop"
import "react-easy-crop/react-easy-crop.css"
import type { PhotoEdit, PhotoSize } from "#core/reviews/photos/photo-edit.ts"
import { useWords } from "../../messages/useWords.ts"
import { CropControls } from "./CropControls.tsx"
import * as css from "./PhotoSheet.css.ts"
import { frame, stepSide, useCrop } from "./useCrop.ts"

/** A picture under a square frame: dragged, pinched, by buttons or by keys. Rule 37. */
export const CropStage = ({
  src,
  size,
  edit,
  onChange
}: {
  readonly src: string
  readonly size: PhotoSize
  readonly edit: PhotoEdit
  readonly onChange: (edit: PhotoEdit) => void
}) => {
  const { t } = useWords()
  const crop = useCrop(size, edit, onChange)
  const { placing, turns, least, most, moveTo, zoomAt, zoomBy, fit } = crop
  const press = (event: KeyboardEvent) => {
    const steps = { "+": 1, "=": 1, "-": -1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    zoomBy(steps)
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the frame inside it */}
      <div className={css.stage} onKeyDown={press}>
        <Cropper
          image={src}
          crop={placing}
          zoom={placing.zoom}
          rotation={turns * 90}
          minZoom={least}
          maxZoom={most}
          cropSize={{ width: frame, height: frame }}
          objectFit="cover"
          keyboardStep={stepSide}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: css.frame }}
          mediaProps={{ alt: "" }}
          cropperProps={{ role: "group", "aria-label": t("photos.sheet.stage") }}
          onCropChange={moveTo}
          onZoomChange={zoomAt}
          onMediaLoaded={fit}
        />
        <span className={css.corners} />
      </div>
      <CropControls of={crop} />
    </div>
  )
}
