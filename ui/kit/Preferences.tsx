import { type MouseEvent, useSyncExternalStore } from "react"
import { useLocation } from "react-router-dom"
import { languages } from "#core/kernel/text.ts"
import { useWords } from "../messages/useWords.ts"
import { type Theme, theme, themes } from "../shop/theme.ts"
import * as css from "./Preferences.css.ts"
import { Icon } from "./picture/Icon.tsx"

/** Language and theme. Both are forms, so they work without script. D-78. */
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
      <input type="hidden" name="back" value={pathname + search} />
      {languages.map((offered) => (
        <button
          key={offered}
          type="submit"
          name="value"
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

/** A form too; with script the theme changes on the spot. */
const ThemeChoice = () => {
  const { t } = useWords()
  const { pathname, search } = useLocation()
  const chosen = useSyncExternalStore(theme.subscribe, theme.now, theme.unknown)
  const choose = (offered: Theme) => (event: MouseEvent) => {
    event.preventDefault()
    theme.choose(offered)
  }
  return (
    <form action="/theme" method="post" className={css.group} aria-label={t("shop.theme.label")}>
      <input type="hidden" name="back" value={pathname + search} />
      {themes.map((offered) => (
        <button
          key={offered}
          type="submit"
          name="value"
          value={offered}
          className={css.choice}
          aria-pressed={offered === chosen}
          onClick={choose(offered)}
        >
          {offered === "system" ? null : <Icon name={offered === "light" ? "sun" : "moon"} size={16} />}
          {t(`shop.theme.${offered}`)}
        </button>
      ))}
    </form>
  )
}
