import { useState } from "react"
import type { Untimed } from "#core/kernel/timed.ts"
import { photoSideLeast, photosMost } from "#core/reviews/photos/photo.ts"
import type { ReviewPhotosEvent } from "#core/reviews/photos/review-photos.types.ts"
import type { ReviewPhotosView } from "#core/reviews/photos/review-photos.view.ts"
import { Button } from "../../kit/Button.tsx"
import { SafeButton } from "../../kit/overlay/SafeButton.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Text, Unseen } from "../../kit/text/Text.tsx"
import { useOnline } from "../../kit/useOnline.ts"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./PhotosField.css.ts"

/** What has become of the photos: refused, failed, removed with a way back, stored or not. */
export const PhotoNews = ({
  view: { tiles, refused, removed, dropped, isStored, standing },
  said,
  send
}: {
  readonly view: ReviewPhotosView
  /** What was just done, for those who do not see it. */
  readonly said: string
  readonly send: (event: Untimed<ReviewPhotosEvent>) => void
}) => {
  const { t } = useWords()
  const online = useOnline()
  const [isAsking, setAsking] = useState(false)
  const failed = tiles.filter(({ problem }) => problem !== undefined)
  return (
    <div className={css.below}>
      {refused.length > 0 ? (
        <Alert look="warning" alert>
          <ul className={css.reasons}>
            {refused.map(({ problem, name, size }) => (
              <li key={`${problem} ${name}`}>
                {t(`photos.refused.${problem}`, {
                  name,
                  most: photosMost,
                  least: photoSideLeast,
                  width: size?.width ?? 0,
                  height: size?.height ?? 0
                })}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {dropped > 0 ? (
        <Alert look="warning" alert>
          {t("photos.dropped", { count: dropped })}
        </Alert>
      ) : null}
      {failed.length > 0 ? (
        <Alert look="danger" alert>
          <ul className={css.reasons}>
            {online ? (
              failed.map(({ key, number, problem = "lost" }) => (
                <li key={key}>{t(`photos.trouble.${problem}`, { number })}</li>
              ))
            ) : (
              <li>{t("photos.offline")}</li>
            )}
          </ul>
        </Alert>
      ) : null}
      <div role="status" className={css.line}>
        {removed > 0 ? (
          <>
            {t("photos.removed", { count: removed })}
            <Button look="ghost" size="small" onClick={() => send({ type: "removal.undone" })}>
              {t("photos.undo")}
            </Button>
          </>
        ) : null}
        <Unseen>{standing.pending > 0 ? t("writing.photos.pending", { count: standing.pending }) : said}</Unseen>
      </div>
      {isStored && tiles.length > 0 ? <p className={css.quiet}>{t("photos.stored")}</p> : null}
      {isStored ? null : <Alert look="warning">{t("photos.unstored")}</Alert>}
      {tiles.length > 1 ? (
        <Button look="ghost" size="small" className={css.removeAll} onClick={() => setAsking(true)}>
          {t("photos.removeAll")}
        </Button>
      ) : null}
      <Sheet
        open={isAsking}
        title={t("photos.all.title")}
        about={t("photos.all.text")}
        onClose={() => setAsking(false)}
        foot={
          <>
            <SafeButton onClick={() => setAsking(false)}>{t("photos.all.stay")}</SafeButton>
            <Button
              onClick={() => {
                setAsking(false)
                send({ type: "photos.removed" })
              }}
            >
              {t("photos.all.yes")}
            </Button>
          </>
        }
      >
        <Text>{t("photos.all.text")}</Text>
      </Sheet>
    </div>
  )
}
