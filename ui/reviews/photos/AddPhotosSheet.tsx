import type { DragEvent } from "react"
import { Button } from "../../kit/Button.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./PhotosField.css.ts"

/** Asks where photos come from: the camera, or what is stored on the device. Specification 2, Modals: upload photo. */
export const AddPhotosSheet = ({
  isOpen,
  room,
  onPick,
  onTake,
  onDrop,
  onClose
}: {
  readonly isOpen: boolean
  /** How many more can be chosen. */
  readonly room: number
  readonly onPick: () => void
  readonly onTake: () => void
  readonly onDrop: (files: ReadonlyArray<File>) => void
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  const text = t("photos.choose.text", { count: room })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop([...event.dataTransfer.files])
  }
  return (
    <Sheet open={isOpen} title={t("photos.choose.title")} about={text} onClose={onClose}>
      <Text tone="muted">{text}</Text>
      <div className={css.ways}>
        <Button whole onClick={onPick}>
          <PageIcon name="plus" />
          {t("photos.choose.pick")}
        </Button>
        <Button whole look="secondary" className={css.take} onClick={onTake}>
          <PageIcon name="camera" />
          {t("photos.choose.take")}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short way for a mouse; the button does the same */}
      <div className={css.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {t("photos.choose.hereOr")}
      </div>
    </Sheet>
  )
}
