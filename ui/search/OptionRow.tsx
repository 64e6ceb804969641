import type { ShownOption } from "#core/search/suggest.view.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import { OptionName } from "./OptionName.tsx"
import * as css from "./SuggestPanel.css.ts"

/** One option of the panel; the keys stay in the box, so it is never focused itself. */
export const OptionRow = ({
  id,
  shown,
  onChoose,
  onRemove
}: {
  readonly id: string
  readonly shown: ShownOption
  readonly onChoose: () => void
  readonly onRemove: (text: string) => void
}) => {
  const { t } = useWords()
  const { option } = shown
  const isNearest = option.kind === "words" && option.from === "nearest"
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and Enter of the box choose it
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={shown.active}
      className={isNearest ? css.nearest : css.option}
      onClick={onChoose}
    >
      <OptionName shown={shown} />
      {option.kind === "words" && option.from === "recent" ? (
        <button
          type="button"
          tabIndex={-1}
          className={css.remove}
          aria-label={t("search.removeRecent", { words: option.words })}
          onClick={(event) => {
            event.stopPropagation()
            onRemove(option.words)
          }}
        >
          <Icon name="close" size={16} />
        </button>
      ) : null}
    </div>
  )
}
