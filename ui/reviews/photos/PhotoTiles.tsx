import type { Untimed } from "#core/kernel/timed.ts"
import type { PhotoKey } from "#core/reviews/photos/form-photo.ts"
import type { ReviewPhotosEvent } from "#core/reviews/photos/review-photos.types.ts"
import type { ReviewPhotosView } from "#core/reviews/photos/review-photos.view.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./PhotosField.css.ts"
import { PhotoTile } from "./PhotoTile.tsx"
import { useGlide } from "./useGlide.ts"
import { usePhotoDrag } from "./usePhotoDrag.ts"

/** The photos in their order, and the way to a further one as long as there is room. */
export const PhotoTiles = ({
  view: { tiles, room, isRestoring },
  send,
  onOpen,
  onSay
}: {
  readonly view: ReviewPhotosView
  readonly send: (event: Untimed<ReviewPhotosEvent>) => void
  /** Opens the sheet of a photo, or the one that adds some. */
  readonly onOpen: (sheet: PhotoKey | "add") => void
  /** Announces what was done. */
  readonly onSay: (said: string) => void
}) => {
  const { t } = useWords()
  const list = useGlide(tiles.map(({ key }) => key).join())
  const move = (key: PhotoKey, to: number) => {
    send({ type: "photo.moved", key, to })
    onSay(t("photos.moved", { number: to + 1, count: tiles.length }))
  }
  const { dragged, handle, wasDragged } = usePhotoDrag(move)
  return (
    <ul ref={list} className={css.tiles}>
      {tiles.map((tile) => (
        <PhotoTile
          key={tile.key}
          of={tile}
          count={tiles.length}
          drag={handle(tile.key)}
          wasDragged={wasDragged}
          isDragged={dragged === tile.key}
          onMove={(to) => move(tile.key, to)}
          onEdit={() => onOpen(tile.key)}
          onRetry={() => send({ type: "photo.retried", key: tile.key })}
          onRemove={() => send({ type: "photo.removed", key: tile.key })}
        />
      ))}
      {isRestoring ? (
        <li className={css.tile}>
          <div className={css.picture} />
        </li>
      ) : room > 0 ? (
        <li className={css.tile}>
          <button type="button" className={css.add} onClick={() => onOpen("add")}>
            <PageIcon name="camera" size={24} />
            {t("photos.add")}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
