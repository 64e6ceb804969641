import { useTexts } from "../../messages/useTexts.ts"
import { useWords } from "../../messages/useWords.ts"
import { button, size, whole } from "../Button.css.ts"
import { Button } from "../Button.tsx"
import { cx } from "../cx.ts"
import { Sheet } from "../overlay/Sheet.tsx"
import { PageIcon } from "../picture/PageIcon.tsx"
import { Copy } from "../text/Copy.tsx"
import { Text } from "../text/Text.tsx"
import * as css from "./ShareDialog.css.ts"

/** Ways to tell friends of something: the device's own sheet if it has one, WhatsApp, or the copied link. Specification 2, Modals. */
export const ShareDialog = ({
  title,
  url,
  onClose
}: {
  readonly title: string
  /** The whole address. */
  readonly url: string
  readonly onClose: () => void
}) => {
  useTexts("discovery")
  const { t } = useWords()
  const address = url.split("#")[0] ?? url
  // The person who closes the device's sheet has shared nothing: the dialog stays as it is.
  const share = () => void navigator.share?.({ title, url: address }).then(onClose, () => {})
  return (
    <Sheet open title={t("discovery.share.title")} about={title} onClose={onClose}>
      <Text look="small" tone="muted">
        {title}
      </Text>
      <div className={css.ways}>
        {"share" in navigator ? (
          <Button whole onClick={share}>
            <PageIcon name="share" />
            {t("discovery.share.device")}
          </Button>
        ) : null}
        <a
          className={cx(button.secondary, size.normal, whole)}
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          <PageIcon name="chat" />
          {t("discovery.share.whatsApp")}
        </a>
      </div>
      <div className={css.link}>
        <span className={css.address}>{address}</span>
        <Copy text={address} label={t("discovery.share.copy")} words={t("discovery.share.copy")} />
      </div>
    </Sheet>
  )
}
