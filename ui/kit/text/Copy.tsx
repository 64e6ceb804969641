import { useEffect, useState } from "react"
import { useWords } from "../../messages/useWords.ts"
import { Button } from "../Button.tsx"
import { PageIcon } from "../picture/PageIcon.tsx"

const shownMs = 2_000

/** Copies a text to the clipboard, and confirms it in place. */
export const Copy = ({
  text,
  label,
  words
}: {
  readonly text: string
  readonly label: string
  /** What the button says if nothing beside it says what is copied. */
  readonly words?: string
}) => {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const gone = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(gone)
  }, [copied])
  // If the browser gives no clipboard, the text beside the button can still be selected.
  const copy = () => void navigator.clipboard?.writeText(text).then(() => setCopied(true))
  return (
    <Button look="secondary" size="small" onClick={copy} aria-label={label} aria-live="polite">
      <PageIcon name={copied ? "check" : "copy"} size={16} />
      {copied ? t("shop.copied") : (words ?? t("shop.copy"))}
    </Button>
  )
}
