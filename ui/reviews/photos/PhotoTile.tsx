import type { PhotoTileView } from "#core/reviews/photos/review-photos.view.ts"
import { IconButton } from "../../kit/Button.tsx"
import { cx } from "../../kit/cx.ts"
import { ProgressBar } from "../../kit/ProgressBar.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { useWords } from "../../messages/useWords.ts"
import { OrderMenu } from "./OrderMenu.tsx"
import { PhotoButton } from "./PhotoButton.tsx"
import * as css from "./PhotosField.css.ts"
import type { HandleProps } from "./usePhotoDrag.ts"

/** What can be done with a photo. */
export interface PhotoHandlers {
  readonly onMove: (to: number) => void
  readonly onEdit: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A photo of the form, with what can be done with it below. */
export const PhotoTile = ({
  of,
  count,
  drag,
  wasDragged,
  isDragged,
  ...handlers
}: PhotoHandlers & {
  readonly of: PhotoTileView
  readonly count: number
  readonly drag: HandleProps
  readonly wasDragged: () => boolean
  readonly isDragged: boolean
}) => {
  const { t } = useWords()
  const { key, number, step, description, preview, uploaded } = of
  const alt = description === "" ? t("photos.tile", { number }) : t("photos.tileSaid", { number, description })
  return (
    <li className={cx(css.tile, isDragged && css.dragged)} data-photo={key} data-place={number - 1}>
      <div className={cx(css.picture, step !== "ready" && css.faint)}>
        {preview !== undefined && preview !== "" ? (
          <img src={preview} alt={alt} draggable={false} />
        ) : uploaded ? (
          <Picture of={uploaded.picture} shape="free" sizes="104px" alt={alt} />
        ) : (
          <span role="img" aria-label={alt}>
            <PageIcon name="camera" size={24} />
          </span>
        )}
        {step === "failed" ? (
          <span className={css.bad}>{t("photos.bad")}</span>
        ) : number === 1 ? (
          <span className={css.tag}>{t("photos.cover")}</span>
        ) : null}
      </div>
      {step === "ready" ? (
        <div className={css.controls}>
          <OrderMenu number={number} count={count} drag={drag} wasDragged={wasDragged} onMove={handlers.onMove} />
          <PhotoButton icon="pencil" label={t("photos.edit", { number })} onClick={handlers.onEdit} />
        </div>
      ) : step === "failed" ? (
        <div className={css.controls}>
          <PhotoButton
            icon="turn"
            className={css.danger}
            label={t("photos.retry", { number })}
            onClick={handlers.onRetry}
          />
          <IconButton icon="close" iconSize={20} label={t("photos.drop", { number })} onClick={handlers.onRemove} />
        </div>
      ) : (
        <OnItsWay of={of} onRemove={handlers.onRemove} />
      )}
    </li>
  )
}

const OnItsWay = ({
  of: { number, step, percent },
  onRemove
}: Pick<PhotoHandlers, "onRemove"> & { readonly of: PhotoTileView }) => {
  const { t } = useWords()
  return (
    <div className={css.progress}>
      {step === "uploading" ? (
        <>
          <ProgressBar label={t("photos.uploading", { number })} max={100} value={percent} />
          <span>{t("photos.percent", { percent })}</span>
        </>
      ) : (
        <span>{t(step === "opening" ? "photos.opening" : "photos.waiting")}</span>
      )}
      <IconButton icon="close" iconSize={20} label={t("photos.cancel", { number })} onClick={onRemove} />
    </div>
  )
}
