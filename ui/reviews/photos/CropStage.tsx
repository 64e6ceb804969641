import { type KeyboardEvent, useState } from "react"
import Cropper from "react-easy-crop"
import "react-easy-crop/react-easy-crop.css"
import {
  cropUnder,
  isSamePlacing,
  type Placing,
  placedWithin,
  placingOf,
  type Stage,
  zoomsOf
} from "#core/reviews/photos/crop-frame.rule.ts"
import { type PhotoEdit, type PhotoSize, unedited } from "#core/reviews/photos/photo-edit.ts"
import { formatRating } from "../../messages/format.ts"
import { useWords } from "../../messages/useWords.ts"
import { PhotoButton } from "./PhotoButton.tsx"
import * as css from "./PhotoSheet.css.ts"

/** Side of the frame, and how far a press moves the picture, in pixels. */
const frame = 268
const stepSide = 16
/** Presses from the smallest to the largest picture. */
const zoomSteps = 8

const nextTurn = { 0: 1, 1: 2, 2: 3, 3: 0 } as const

/** A picture under a square frame: dragged, pinched, by buttons or by keys. Rule 37. */
export const CropStage = ({
  src,
  size,
  edit: before,
  onChange
}: {
  readonly src: string
  readonly size: PhotoSize
  readonly edit: PhotoEdit
  readonly onChange: (edit: PhotoEdit) => void
}) => {
  const { t, language } = useWords()
  const [media, setMedia] = useState<PhotoSize>({ width: frame, height: frame })
  const [turns, setTurns] = useState(before.turns)
  const [placing, setPlacing] = useState<Placing>({ x: 0, y: 0, zoom: 1 })
  const stage: Stage = { frame, media, size, turns }
  const { least, most } = zoomsOf(stage)
  const place = (next: Placing) => {
    const placed = placedWithin(stage, next)
    // The cropper also reports where it has put the picture by itself: this is no edit.
    if (isSamePlacing(placed, placing)) return
    setPlacing(placed)
    onChange({ turns, crop: cropUnder(stage, placed) })
  }
  const move = (across: number, down: number) =>
    place({ ...placing, x: placing.x + across * stepSide, y: placing.y + down * stepSide })
  const zoom = (next: number) =>
    place({ x: (placing.x / placing.zoom) * next, y: (placing.y / placing.zoom) * next, zoom: next })
  const zoomBy = (steps: number) => zoom(placing.zoom + (steps * (most - least)) / zoomSteps)
  const begin = (edit: PhotoEdit) => {
    setTurns(edit.turns)
    setPlacing(placingOf({ ...stage, turns: edit.turns }, edit.crop))
    onChange(edit)
  }
  const press = (event: KeyboardEvent) => {
    const steps = { "+": 1, "=": 1, "-": -1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    zoomBy(steps)
  }
  const done = most === least ? 0 : (100 * (placing.zoom - least)) / (most - least)
  const times = formatRating(placing.zoom / least, language)
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
          onCropChange={(next) => place({ ...next, zoom: placing.zoom })}
          onZoomChange={(next) => place({ ...placing, zoom: next })}
          onMediaLoaded={({ width, height }) => {
            setMedia({ width, height })
            setPlacing(placingOf({ ...stage, media: { width, height } }, before.crop))
          }}
        />
        <span className={css.corners} />
      </div>
      <div className={css.zoom}>
        <PhotoButton icon="smaller" label={t("photos.sheet.smaller")} onClick={() => zoomBy(-1)} />
        <input
          type="range"
          className={css.slider}
          min={0}
          max={100}
          value={done}
          style={{ "--done": `${done}%` } as Record<string, string>}
          aria-label={t("photos.sheet.zoom")}
          aria-valuetext={t("photos.sheet.zoomValue", { times })}
          onChange={({ target }) => zoom(least + (Number(target.value) * (most - least)) / 100)}
        />
        <PhotoButton icon="larger" label={t("photos.sheet.larger")} onClick={() => zoomBy(1)} />
      </div>
      <div className={css.moves}>
        <fieldset className={css.group} aria-label={t("photos.sheet.moves")}>
          <PhotoButton icon="left" label={t("photos.sheet.left")} onClick={() => move(-1, 0)} />
          <PhotoButton icon="right" label={t("photos.sheet.right")} onClick={() => move(1, 0)} />
          <PhotoButton icon="up" label={t("photos.sheet.up")} onClick={() => move(0, -1)} />
          <PhotoButton icon="down" label={t("photos.sheet.down")} onClick={() => move(0, 1)} />
        </fieldset>
        <fieldset className={css.group} aria-label={t("photos.sheet.turns")}>
          <PhotoButton icon="turn" label={t("photos.sheet.turn")} onClick={() => begin({ turns: nextTurn[turns] })} />
          <PhotoButton icon="undo" label={t("photos.sheet.reset")} onClick={() => begin(unedited)} />
        </fieldset>
      </div>
    </div>
  )
}
