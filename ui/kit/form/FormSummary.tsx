import { type MouseEvent, useEffect, useId, useRef } from "react"
import { useWords } from "../../messages/useWords.ts"
import { Icon } from "../picture/Icon.tsx"
import * as css from "./Form.css.ts"
import { type Found, reach, sayProblem } from "./form-problems.ts"

/** What is wrong with a long form, at its top, with a link to each field. It takes the focus. Rule 43. */
export const FormSummary = ({ problems }: { readonly problems: ReadonlyArray<Found> }) => {
  const { say } = useWords()
  const box = useRef<HTMLElement>(null)
  const title = useId()
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: "center" })
  }, [])
  const go = (at: HTMLElement) => (event: MouseEvent) => {
    event.preventDefault()
    reach(at)
  }
  return (
    <section ref={box} className={css.summary} tabIndex={-1} aria-labelledby={title}>
      <Icon name="alert" size={20} className={css.sign} />
      <p id={title} className={css.title}>
        {say("field.form.summary", { count: problems.length })}
      </p>
      <ul className={css.list}>
        {problems.map(({ at, ...problem }) => (
          <li key={at.id}>
            <a href={`#${at.id}`} className={css.link} onClick={go(at)}>
              {sayProblem(problem)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
