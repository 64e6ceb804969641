import { type ChangeEvent, use, useEffect, useId, useRef, useState } from "react"
import type { PhotoKey } from "#core/reviews/photos/form-photo.ts"
import type { PhotosStanding } from "#core/reviews/photos/form-photos.rule.ts"
import { type OwnPhoto, photosMost } from "#core/reviews/photos/photo.ts"
import { reviewPhotosMachineOver } from "#core/reviews/photos/review-photos.machine.ts"
import { viewReviewPhotos } from "#core/reviews/photos/review-photos.view.ts"
import type { PhotosSubject } from "#core/reviews/photos/stored-photos.rule.ts"
import type { LoadedPorts } from "#core/shop/ports.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as write from "../write/WriteReview.css.ts"
import { AddPhotosSheet } from "./AddPhotosSheet.tsx"
import { PhotoNews } from "./PhotoNews.tsx"
import { PhotoSheet } from "./PhotoSheet.tsx"
import * as css from "./PhotosField.css.ts"
import { PhotoTile } from "./PhotoTile.tsx"
import { useGlide } from "./useGlide.ts"
import { usePhotoDrag } from "./usePhotoDrag.ts"
import { usePhotoTexts } from "./usePhotoTexts.ts"

/** What the form of a review and its photos say to each other. */
export interface PhotosFieldProps {
  readonly of: PhotosSubject
  /** Photos of the review that is changed. */
  readonly begun: ReadonlyArray<OwnPhoto>
  /** Why the form could not be sent with them. */
  readonly error: string | undefined
  /** Rises when the server has removed uploaded photos. */
  readonly expired: number
  readonly onChange: (standing: PhotosStanding) => void
}

let loading: ReturnType<LoadedPorts["loadPhotoFiles"]> | undefined

/** React repeats an interrupted render and must find the same promise. */
const filesOnce = (loadPorts: () => Promise<LoadedPorts>) => {
  loading ??= loadPorts().then(({ loadPhotoFiles }) => loadPhotoFiles())
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Photos of a review: chosen, cropped, described, put into order, and uploaded while the form is filled in. D-39; rules 36, 37. */
export const PhotosField = ({ of, begun, error, expired, onChange }: PhotosFieldProps) => {
  usePhotoTexts()
  const { t } = useWords()
  const { loadPorts, now } = useShop()
  const files = use(filesOnce(loadPorts))
  const [view, send] = useView(
    useScreenActor(reviewPhotosMachineOver, files, { of, begun, at: now() }),
    viewReviewPhotos
  )
  const { tiles, standing, room, isRestoring } = view
  const [sheet, setSheet] = useState<PhotoKey | "add">()
  const [said, setSaid] = useState("")
  const pick = useRef<HTMLInputElement>(null)
  const take = useRef<HTMLInputElement>(null)
  const id = useId()
  const list = useGlide(tiles.map(({ key }) => key).join())
  const move = (key: PhotoKey, to: number) => {
    send({ type: "photo.moved", key, to })
    setSaid(t("photos.moved", { number: to + 1, count: tiles.length }))
  }
  const { dragged, handle, wasDragged } = usePhotoDrag(move)
  const summary = JSON.stringify(standing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the standing is made anew with each view
  useEffect(() => {
    if (!isRestoring) onChange(standing)
  }, [summary, isRestoring])
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])
  useEffect(() => {
    if (expired > 0) send({ type: "photos.expired" })
  }, [expired, send])
  const choose = (chosen: ReadonlyArray<File>) => {
    setSheet(undefined)
    if (chosen.length > 0)
      send({
        type: "files.chosen",
        files: chosen.map((file) => ({ key: files.hold(file), name: file.name, bytes: file.size }))
      })
  }
  const input = {
    type: "file",
    accept: "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif",
    className: css.files,
    tabIndex: -1,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      choose([...(target.files ?? [])])
      // The same file again is another choice.
      target.value = ""
    }
  }
  const shown = tiles.find(({ key }) => key === sheet)
  return (
    <fieldset
      className={`${write.group} ${css.field}`}
      {...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
    >
      <legend className={write.legend}>
        {t("photos.title")} <span className={css.optional}>{t("shop.field.optional")}</span>
      </legend>
      {error ? (
        <p id={`${id}-error`} className={write.error}>
          {error}
        </p>
      ) : null}
      <p id={`${id}-hint`} className={css.hint}>
        {t("photos.hint", { count: tiles.length, most: photosMost })}
      </p>
      <input ref={pick} multiple aria-label={t("photos.choose.pick")} aria-describedby={`${id}-hint`} {...input} />
      <input ref={take} capture="environment" aria-label={t("photos.choose.take")} {...input} />
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
            onEdit={() => setSheet(tile.key)}
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
            <button type="button" className={css.add} onClick={() => setSheet("add")}>
              <PageIcon name="camera" size={24} />
              {t("photos.add")}
            </button>
          </li>
        ) : null}
      </ul>
      <PhotoNews view={view} said={said} send={send} />
      <AddPhotosSheet
        isOpen={sheet === "add"}
        room={room}
        onPick={() => pick.current?.click()}
        onTake={() => take.current?.click()}
        onDrop={choose}
        onClose={() => setSheet(undefined)}
      />
      {shown === undefined ? null : (
        <PhotoSheet
          of={shown}
          stage={() => files.stage({ key: shown.key, picture: shown.uploaded?.picture })}
          onUse={({ edit, description }) => {
            send({ type: "photo.described", key: shown.key, description })
            send({ type: "photo.edited", key: shown.key, edit })
            setSheet(undefined)
          }}
          onRemove={() => {
            send({ type: "photo.removed", key: shown.key })
            setSheet(undefined)
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
    </fieldset>
  )
}
