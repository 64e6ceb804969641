import { useRef, useState } from "react"
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

/** Side of the frame, in pixels. */
export const frame = 268
/** How far a press moves the picture, in pixels. */
export const stepSide = 16
/** Presses from the smallest to the largest picture. */
const zoomSteps = 8

const nextTurn = { 0: 1, 1: 2, 2: 3, 3: 0 } as const

/** A picture under the frame: where it lies, and what moves it. */
export const useCrop = (size: PhotoSize, before: PhotoEdit, onChange: (edit: PhotoEdit) => void) => {
  const [media, setMedia] = useState<PhotoSize>({ width: frame, height: frame })
  const [turns, setTurns] = useState(before.turns)
  const [placing, setPlacing] = useState<Placing>({ x: 0, y: 0, zoom: 1 })
  // A pinch moves and enlarges before anything is drawn.
  const latest = useRef(placing)
  const stage: Stage = { frame, media, size, turns }
  const { least, most } = zoomsOf(stage)
  const { x, y, zoom } = placing
  const put = (next: Placing) => {
    latest.current = next
    setPlacing(next)
  }
  const place = (next: Placing) => {
    const placed = placedWithin(stage, next)
    // The cropper also reports where it has put the picture by itself: this is no edit.
    if (isSamePlacing(placed, latest.current)) return
    put(placed)
    onChange({ turns, crop: cropUnder(stage, placed) })
  }
  const zoomTo = (next: number) => place({ x: (x / zoom) * next, y: (y / zoom) * next, zoom: next })
  const begin = (edit: PhotoEdit) => {
    setTurns(edit.turns)
    put(placingOf({ ...stage, turns: edit.turns }, edit.crop))
    onChange(edit)
  }
  return {
    placing,
    turns,
    least,
    most,
    /** How far between the smallest and the largest picture, in percent. */
    done: most === least ? 0 : (100 * (zoom - least)) / (most - least),
    moveTo: (point: Pick<Placing, "x" | "y">) => place({ ...latest.current, ...point }),
    zoomAt: (next: number) => place({ ...latest.current, zoom: next }),
    move: (across: number, down: number) => place({ ...placing, x: x + across * stepSide, y: y + down * stepSide }),
    zoomBy: (steps: number) => zoomTo(zoom + (steps * (most - least)) / zoomSteps),
    zoomToShare: (percent: number) => zoomTo(least + (percent * (most - least)) / 100),
    turn: () => begin({ turns: nextTurn[turns] }),
    reset: () => begin(unedited),
    /** The picture is there, drawn in this size. */
    fit: ({ width, height }: PhotoSize) => {
      setMedia({ width, height })
      put(placingOf({ ...stage, media: { width, height } }, before.crop))
    }
  }
}

/** What moves a picture under its frame. */
export type CropMoves = ReturnType<typeof useCrop>
