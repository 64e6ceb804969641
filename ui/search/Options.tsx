import { useRef } from "react"
import { fitting, hasHead } from "#core/search/room.rule.ts"
import type { SearchOption } from "#core/search/search-option.ts"
import type { ShownOptions } from "#core/search/suggest.view.ts"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { OptionRow } from "./OptionRow.tsx"
import * as css from "./SuggestPanel.css.ts"
import { useRoom } from "./useRoom.ts"

/** The options below the search box, as many as there is room for. Rule 13. */
export const Options = ({
  id,
  groups,
  onChoose,
  onRemove,
  onClear
}: {
  readonly id: string
  readonly groups: ReadonlyArray<ShownOptions>
  readonly onChoose: (option: SearchOption) => void
  readonly onRemove: (text: string) => void
  readonly onClear: () => void
}) => {
  const { t } = useWords()
  const list = useRef<HTMLDivElement>(null)
  const room = useRoom(list)
  return (
    <div ref={list} id={id} role="listbox" aria-label={t("search.panel")}>
      {fitting(groups, room).map(({ group, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          {hasHead(group) ? (
            <div className={css.head}>
              <span id={`${id}-${group}`}>{t(`search.group.${group}`)}</span>
              {group === "recent" ? (
                <button type="button" className={css.quiet} onClick={onClear}>
                  {t("search.clearRecent")}
                </button>
              ) : null}
            </div>
          ) : (
            <span id={`${id}-${group}`}>
              <Unseen>{t(`search.group.${group}`)}</Unseen>
            </span>
          )}
          {options.map((shown) => (
            <OptionRow
              key={shown.place}
              id={`${id}-${shown.place}`}
              shown={shown}
              onChoose={() => onChoose(shown.option)}
              onRemove={onRemove}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
