import { useState } from "react"
import type { Crop } from "#core/profile/profile.ts"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Forms.css.ts"

interface Size {
  readonly width: number
  readonly height: number
}

/** Zoom, and position between the edges: each from 0 to 100. */
const controls = ["zoom", "across", "down"] as const
type Cut = Readonly<Record<(typeof controls)[number], number>>

/** The square of a picture that is used, moved by sliders: they work by touch, mouse and keys alike. */
export const CropSquare = ({
  picture,
  onMove
}: {
  readonly picture: string
  readonly onMove: (crop: Crop) => void
}) => {
  const { t } = useWords()
  const [size, setSize] = useState<Size>({ width: 1, height: 1 })
  const [cut, setCut] = useState<Cut>({ zoom: 0, across: 50, down: 50 })
  const { left, top, side } = squareOf(size, cut)
  const move = (next: Cut) => {
    setCut(next)
    onMove(squareOf(size, next))
  }
  const share = (part: number): string => `${(100 * part) / side}%`
  return (
    <div className={css.part}>
      <div className={css.crop}>
        <img
          className={css.cropped}
          src={picture}
          alt={t("profile.avatar.title")}
          style={{ width: share(size.width), left: share(-left), top: share(-top) }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
      </div>
      {controls.map((name) => (
        <label key={name}>
          {t(`profile.avatar.${name}`)}
          <input
            className={css.range}
            type="range"
            min={0}
            max={100}
            value={cut[name]}
            onChange={({ target }) => move({ ...cut, [name]: Number(target.value) })}
          />
        </label>
      ))}
    </div>
  )
}

/** At its nearest a third of what could be shown. */
const nearest = 3

const squareOf = ({ width, height }: Size, { zoom, across, down }: Cut): Crop => {
  const side = Math.floor(Math.min(width, height) / (1 + ((nearest - 1) * zoom) / 100))
  return {
    left: Math.floor(((width - side) * across) / 100),
    top: Math.floor(((height - side) * down) / 100),
    side
  }
}
