import { type ChangeEvent, useId, useRef, useState } from "react"
import type { PhotoKey } from "#core/reviews/photos/form-photo.ts"
import { photosMost } from "#core/reviews/photos/photo.ts"
import { useWords } from "../../messages/useWords.ts"
import * as write from "../write/WriteReview.css.ts"
import { AddPhotosSheet } from "./AddPhotosSheet.tsx"
import { PhotoNews } from "./PhotoNews.tsx"
import { PhotoSheet } from "./PhotoSheet.tsx"
import * as css from "./PhotosField.css.ts"
import { PhotoTiles } from "./PhotoTiles.tsx"
import { type FormAndPhotos, useFormPhotos } from "./useFormPhotos.ts"
import { usePhotoTexts } from "./usePhotoTexts.ts"

/** Photos of a review: chosen, cropped, described, put into order, and uploaded while the form is filled in. D-39; rules 36 and 37. */
export const PhotosField = ({
  error,
  words,
  ...form
}: FormAndPhotos & {
  /** What is photographed; a review's photos, which are optional, if absent. */
  readonly words?: { readonly title: string; readonly hint: string }
  /** Why the form could not be sent with them. */
  readonly error: string | undefined
}) => {
  usePhotoTexts()
  const { t } = useWords()
  const { view, send, files } = useFormPhotos(form)
  const [sheet, setSheet] = useState<PhotoKey | "add">()
  const [said, setSaid] = useState("")
  const pick = useRef<HTMLInputElement>(null)
  const take = useRef<HTMLInputElement>(null)
  const id = useId()
  const close = () => setSheet(undefined)
  const choose = (chosen: ReadonlyArray<File>) => {
    close()
    const held = chosen.map((file) => ({ key: files.hold(file), name: file.name, bytes: file.size }))
    if (held.length > 0) send({ type: "files.chosen", files: held })
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
  const shown = view.tiles.find(({ key }) => key === sheet)
  return (
    <fieldset
      className={`${write.group} ${css.field}`}
      {...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
    >
      <legend className={write.legend}>
        {words?.title ?? t("photos.title")}{" "}
        {words ? null : <span className={css.optional}>{t("shop.field.optional")}</span>}
      </legend>
      {error ? (
        <p id={`${id}-error`} className={write.error}>
          {error}
        </p>
      ) : null}
      <p id={`${id}-hint`} className={css.hint}>
        {words?.hint ?? t("photos.hint", { count: view.tiles.length, most: photosMost })}
      </p>
      <input ref={pick} multiple aria-label={t("photos.choose.pick")} aria-describedby={`${id}-hint`} {...input} />
      <input ref={take} capture="environment" aria-label={t("photos.choose.take")} {...input} />
      <PhotoTiles view={view} send={send} onOpen={setSheet} onSay={setSaid} />
      <PhotoNews view={view} said={said} send={send} />
      <AddPhotosSheet
        isOpen={sheet === "add"}
        room={view.room}
        onPick={() => pick.current?.click()}
        onTake={() => take.current?.click()}
        onDrop={choose}
        onClose={close}
      />
      {shown === undefined ? null : (
        <PhotoSheet
          of={shown}
          stage={() => files.stage({ key: shown.key, picture: shown.uploaded?.picture })}
          onUse={({ edit, description }) => {
            send({ type: "photo.described", key: shown.key, description })
            send({ type: "photo.edited", key: shown.key, edit })
            close()
          }}
          onRemove={() => {
            send({ type: "photo.removed", key: shown.key })
            close()
          }}
          onDescribe={(description) => send({ type: "photo.described", key: shown.key, description })}
          onClose={close}
        />
      )}
    </fieldset>
  )
}
