import { type FormEvent, useEffect, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { searchPath } from "#core/catalogue/links.ts"
import { maximumSearchLength } from "#core/search/query.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./SearchBox.css.ts"

const Panel = lazyPart(async () => (await import("./SuggestPanel.tsx")).SuggestPanel, "quiet")

/** A form like any other, so it searches without a script; the first touch adds suggestions. Rules 13 to 15. */
export const SearchBox = () => {
  const { t } = useWords()
  const { chrome } = useShop()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [touched, setTouched] = useState(false)
  const wake = () => setTouched(true)
  const [hint] = chrome.banners.searchbar_promo_text ?? []

  // The box says what the page below it searched for; a shopper who starts a search leaves the box. What was typed since
  // they came back to it, while that page was on its way, is theirs.
  const q = params.get("q") ?? ""
  const left = useRef(q)
  useEffect(() => {
    const box = input.current
    if (box && (document.activeElement !== box || box.value === left.current)) box.value = q
  }, [q])
  const leave = () => {
    left.current = input.current?.value ?? ""
  }

  const search = (event: FormEvent) => {
    // The panel, once it is there, decides for itself.
    if (event.isDefaultPrevented()) return
    event.preventDefault()
    // A panel that comes now would open over what was found.
    input.current?.blur()
    void navigate(searchPath(input.current?.value.trim() ?? ""))
  }
  const clear = () => {
    if (!input.current) return
    input.current.value = ""
    input.current.dispatchEvent(new Event("input", { bubbles: true }))
    input.current.focus()
  }
  return (
    <search>
      <form ref={form} action="/search" className={css.form} onSubmit={search} onFocus={wake} onPointerEnter={wake}>
        <div className={css.box}>
          <Icon name="search" className={css.sign} />
          <input
            ref={input}
            // A native search field always empties itself on Escape; the words should stay.
            type="text"
            inputMode="search"
            name="q"
            defaultValue={q}
            onBlur={leave}
            className={css.input}
            aria-label={t("shop.search.label")}
            placeholder={hint?.title ?? t("shop.search.narrow")}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            maxLength={maximumSearchLength}
          />
          <button type="button" className={css.clear} aria-label={t("shop.search.clear")} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        </div>
        {touched ? <Panel form={form} input={input} /> : null}
      </form>
    </search>
  )
}
