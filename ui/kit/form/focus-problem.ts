const problem = "[aria-invalid=true], [data-problem]"

/**
 * Moves the focus to the first problem inside `root`, once a press has made the page show what is missing. Rule 35. A
 * group of choices passes it on to its first choice.
 */
export const focusProblem = (root: ParentNode = document): void => {
  requestAnimationFrame(() => {
    const found = root.querySelector<HTMLElement>(problem)
    const target = found?.matches("fieldset") ? (found.querySelector<HTMLElement>("input:enabled") ?? found) : found
    target?.focus()
    found?.scrollIntoView({ block: "center" })
  })
}
