import { useSyncExternalStore } from "react"
import { useLocation } from "react-router-dom"
import { languages } from "#core/kernel/text.ts"
import { Icon } from "../kit/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Preferences.css.ts"
import { theme, themes } from "./theme.ts"

/** Language and theme. The language is a form, since the server writes the pages; the theme changes on the spot. D-78. */
export const Preferences = () => (
  <div className={css.preferences}>
    <LanguageChoice />
    <ThemeChoice />
  </div>
)

const LanguageChoice = () => {
  const { t, language } = useWords()
  const { pathname, search } = useLocation()
  return (
    <form action="/language" method="post" className={css.group} aria-label={t("shop.language.label")}>
      <input type="hidden" name="to" value={pathname + search} />
      {languages.map((offered) => (
        <button
          key={offered}
          type="submit"
          name="language"
          value={offered}
          lang={offered}
          className={css.choice}
          aria-pressed={offered === language}
        >
          {t(`shop.language.${offered}`)}
        </button>
      ))}
    </form>
  )
}

const ThemeChoice = () => {
  const { t } = useWords()
  const chosen = useSyncExternalStore(theme.subscribe, theme.now, theme.unknown)
  return (
    <fieldset className={css.group} aria-label={t("shop.theme.label")}>
      {themes.map((offered) => (
        <button
          key={offered}
          type="button"
          className={css.choice}
          aria-pressed={offered === chosen}
          onClick={() => theme.choose(offered)}
        >
          {offered === "system" ? null : <Icon name={offered === "light" ? "sun" : "moon"} size={16} />}
          {t(`shop.theme.${offered}`)}
        </button>
      ))}
    </fieldset>
  )
}
