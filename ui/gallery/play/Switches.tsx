import { languages } from "#core/kernel/text.ts"
import * as css from "../Gallery.css.ts"
import { useSettings } from "../settings.tsx"

const names = { id: "Indonesia", en: "English" } as const

/** Language, code names and theme. */
export const Switches = () => {
  const { words, language, isCode, isDark, change } = useSettings()
  return (
    <div className={css.switches}>
      <fieldset className={css.pair}>
        <legend className={css.hidden}>{words.language}</legend>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            className={css.side}
            aria-pressed={language === one}
            onClick={() => change({ language: one })}
          >
            {names[one]}
          </button>
        ))}
      </fieldset>
      <button type="button" className={css.toggle} aria-pressed={isCode} onClick={() => change({ isCode: !isCode })}>
        {words.codeNames}
      </button>
      <button type="button" className={css.toggle} aria-pressed={isDark} onClick={() => change({ isDark: !isDark })}>
        {words.theme}
      </button>
    </div>
  )
}
