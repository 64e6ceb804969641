import { useRef } from "react"
import type { Untimed } from "#core/kernel/timed.ts"
import type { ReturnClaimEvent } from "#core/orders/returns/return-claim.machine.ts"
import type { ReturnClaimView } from "#core/orders/returns/return-claim.view.ts"
import { Button } from "../../kit/Button.tsx"
import { useWords } from "../../messages/useWords.ts"
import { PictureField } from "../PictureField.tsx"

type PhotoEvent = Extract<ReturnClaimEvent, { readonly type: "picture.chosen" | "photo.removed" }>

/** Pictures of the goods: added one by one, each removed again by its number. */
export const PhotosField = ({
  view,
  error,
  send
}: {
  readonly view: Pick<ReturnClaimView, "photos" | "picture" | "hasAll">
  readonly error: string | undefined
  readonly send: (event: Untimed<PhotoEvent>) => void
}) => {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const words = {
    label: t("returns.photo.label"),
    hint: t("returns.photo.hint"),
    choose: t("returns.photo.choose"),
    change: t("returns.photo.more"),
    stored: t("returns.photo.stored", { count: view.photos.length }),
    full: t("returns.photo.full")
  }
  return (
    <div>
      <PictureField
        state={view.picture}
        words={words}
        isRequired
        isFull={view.hasAll || view.picture === "sending"}
        error={error}
        input={input}
        onPick={(picture) => send({ type: "picture.chosen", picture })}
      />
      {view.photos.map((photo, place) => (
        <Button
          key={photo}
          look="ghost"
          onClick={() => {
            send({ type: "photo.removed", photo })
            // The row goes; what is left to do is another picture.
            input.current?.focus()
          }}
        >
          {t("returns.photo.remove", { number: place + 1 })}
        </Button>
      ))}
    </div>
  )
}
