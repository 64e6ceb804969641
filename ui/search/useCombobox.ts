import { type RefObject, useEffect } from "react"
import type { Untimed } from "#core/kernel/timed.ts"
import type { SuggestEvent } from "#core/search/suggest.machine.ts"

interface Combobox {
  readonly form: RefObject<HTMLFormElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** Of the list; its options are this with their place behind it. */
  readonly id: string
  readonly open: boolean
  readonly active: number | null
  readonly send: (event: Untimed<SuggestEvent>) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes the plain input of the search form a combobox, as the ARIA practices have it. The input was there before this was
 * loaded and may hold letters and focus already, so it is given its powers rather than drawn again. Rule 14.
 */
export const useCombobox = ({ form, input, id, open, active, send }: Combobox): void => {
  useEffect(() => {
    const box = input.current
    const container = form.current
    if (!box || !container) return
    const enter = () => send({ type: "box.entered" })
    const type = () => send({ type: "text.typed", text: box.value })
    const press = (event: KeyboardEvent) => {
      const by = steps[event.key]
      if (by !== undefined) {
        event.preventDefault()
        send({ type: "option.moved", by })
      } else if (event.key === "Escape" || event.key === "Tab") {
        send({ type: "box.left" })
      }
    }
    const search = (event: SubmitEvent) => {
      event.preventDefault()
      send({ type: "search.wanted", text: box.value })
    }
    const leave = (event: FocusEvent) => {
      if (!container.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
        send({ type: "box.left" })
    }
    box.addEventListener("focus", enter)
    box.addEventListener("pointerdown", enter)
    box.addEventListener("input", type)
    box.addEventListener("keydown", press)
    container.addEventListener("submit", search)
    container.addEventListener("focusout", leave)
    if (document.activeElement === box) {
      enter()
      // What was typed after the machine was made, and before anything listened.
      if (box.value !== "") type()
    }
    return () => {
      box.removeEventListener("focus", enter)
      box.removeEventListener("pointerdown", enter)
      box.removeEventListener("input", type)
      box.removeEventListener("keydown", press)
      container.removeEventListener("submit", search)
      container.removeEventListener("focusout", leave)
    }
  }, [form, input, send])

  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute("role", "combobox")
    box.setAttribute("aria-autocomplete", "list")
    box.setAttribute("aria-expanded", String(open))
    if (open) box.setAttribute("aria-controls", id)
    else box.removeAttribute("aria-controls")
    if (open && active !== null) box.setAttribute("aria-activedescendant", `${id}-${active}`)
    else box.removeAttribute("aria-activedescendant")
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" })
  }, [input, id, open, active])
}
