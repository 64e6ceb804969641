/** A problem of a form, with the field it is about. */
export interface Found {
  readonly label: string
  readonly text: string
  readonly at: HTMLElement
}

/** The words of a problem, after the name of its field unless they name it themselves. Rule 43. */
export const sayProblem = ({ label, text }: Pick<Found, "label" | "text">): string =>
  label !== "" && text.toLowerCase().includes(label.toLowerCase())
    ? text
    : `${label}${label.endsWith("?") ? "" : ":"} ${text}`

/** Returns whether both lists name the same problems of the same fields. */
export const isSame = (shown: ReadonlyArray<Found>, found: ReadonlyArray<Found>): boolean =>
  shown.length === found.length &&
  shown.every(({ at, text }, place) => found[place]?.at === at && found[place].text === text)

/** Moves the focus to a field and brings it into view, out of what it is folded into. */
export const reach = (at: HTMLElement): void => {
  const folded = at.closest("details")
  if (folded) folded.open = true
  at.focus({ preventScroll: true })
  at.scrollIntoView({ block: "center" })
}

/** What can be filled in, and is marked as wrong; a group leads to its first control. */
export const problemsIn = (form: HTMLFormElement): ReadonlyArray<Found> =>
  [...form.querySelectorAll<HTMLElement>("[aria-invalid=true]")].flatMap((marked) => {
    const control = marked.matches("fieldset") ? marked.querySelector<HTMLElement>("input, select, textarea") : marked
    if (control === null) return []
    const name = marked.matches("fieldset") ? marked.querySelector("legend") : labelOf(form, control)
    return [{ label: name?.firstChild?.textContent?.trim() ?? "", text: errorOf(marked), at: control }]
  })

const labelOf = (form: HTMLFormElement, control: HTMLElement): Element | null =>
  form.querySelector(`label[for="${CSS.escape(control.id)}"]`) ??
  control.closest("label")?.querySelector("span") ??
  null

const errorOf = (marked: HTMLElement): string => {
  const id = marked
    .getAttribute("aria-describedby")
    ?.split(" ")
    .find((one) => one.endsWith("-error"))
  const error = id === undefined ? marked.querySelector("p") : document.getElementById(id)
  return error?.textContent?.trim() ?? ""
}
