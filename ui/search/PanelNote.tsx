import type { SuggestView } from "#core/search/suggest.view.ts"
import { Words } from "../kit/text/Words.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./SuggestPanel.css.ts"

/** The line above the suggestions: what was cleared can be brought back; else why nothing is suggested, if so. */
export const PanelNote = ({
  panel,
  onRestore,
  onRetry
}: {
  readonly panel: SuggestView
  readonly onRestore: () => void
  readonly onRetry: () => void
}) => {
  const { t } = useWords()
  if (panel.canRestore)
    return (
      <div className={css.head}>
        {t("search.cleared")}
        <button type="button" className={css.quiet} onClick={onRestore}>
          {t("search.restore")}
        </button>
      </div>
    )
  if (panel.note === undefined) return null
  return (
    <div role="status" className={css.note}>
      <p>
        <Words text={t(`search.note.${panel.note}`, { words: panel.asked })} />
      </p>
      {panel.note === "unreachable" ? (
        <button type="button" className={css.retry} onClick={onRetry}>
          {t("search.retry")}
        </button>
      ) : null}
    </div>
  )
}
