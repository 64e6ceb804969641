import { formatRating } from "../../messages/format.ts"
import { useWords } from "../../messages/useWords.ts"
import { PhotoButton } from "./PhotoButton.tsx"
import * as css from "./PhotoSheet.css.ts"
import type { CropMoves } from "./useCrop.ts"

/** Moves, enlarges and turns a picture without dragging it. Rule 37. */
export const CropControls = ({
  of: { placing, least, done, move, zoomBy, zoomToShare, turn, reset }
}: {
  readonly of: CropMoves
}) => {
  const { t, language } = useWords()
  return (
    <>
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
          aria-valuetext={t("photos.sheet.zoomValue", { times: formatRating(placing.zoom / least, language) })}
          onChange={({ target }) => zoomToShare(Number(target.value))}
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
          <PhotoButton icon="turn" label={t("photos.sheet.turn")} onClick={turn} />
          <PhotoButton icon="undo" label={t("photos.sheet.reset")} onClick={reset} />
        </fieldset>
      </div>
    </>
  )
}
