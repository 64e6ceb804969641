import { type ComponentProps, type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react"
import { Unseen } from "../text/Text.tsx"
import { FormSummary } from "./FormSummary.tsx"
import { type Found, isSame, problemsIn, reach } from "./form-problems.ts"

/**
 * A form that leads to its problems, whenever they arrive: those the form finds itself, and those the server refuses later.
 * After a submit, focus moves to the first field with a problem; a long form shows a summary at its top instead, which links
 * to each field and takes the focus. If the focus already is at that field, the problem is announced. Rules 35 and 43.
 */
export const Form = ({
  long = false,
  onSubmit,
  children,
  ...rest
}: Omit<ComponentProps<"form">, "noValidate" | "onSubmit" | "ref"> & {
  /** Has more fields than fit on a small screen. */
  readonly long?: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}) => {
  const form = useRef<HTMLFormElement>(null)
  const { problems, spoken, wait } = useProblemsOf(form, long)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event)
    wait()
  }
  // The second tap of two belongs to what stood here before: it sends nothing.
  const once = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest("[type=submit]") : null
    if (pressed !== null && event.detail > 1) event.preventDefault()
  }
  return (
    // Without the shop's script the browser sends nothing: what was typed would stand in an address. Decision 0061.
    <form method="dialog" {...rest} ref={form} noValidate onSubmit={submit} onClickCapture={once}>
      {problems.length > 0 ? <FormSummary problems={problems} /> : null}
      {children}
      <Unseen>
        <span aria-live="assertive">{spoken}</span>
      </Unseen>
    </form>
  )
}

const useProblemsOf = (form: { readonly current: HTMLFormElement | null }, long: boolean) => {
  const [problems, setProblems] = useState<ReadonlyArray<Found>>([])
  const [spoken, setSpoken] = useState("")
  // `sent`: the answer to a submit is awaited; `busy`: it was seen on its way.
  const awaited = useRef<"no" | "sent" | "busy">("no")
  const [look] = useState(() => () => {
    if (form.current === null) return
    const found = problemsIn(form.current)
    setProblems((shown) => (shown.length > 0 && !isSame(shown, found) ? found : shown))
    if (awaited.current === "no") return
    const [first] = found
    if (first === undefined) {
      const isBusy = form.current.querySelector("[aria-busy=true]") !== null
      if (isBusy) awaited.current = "busy"
      else if (awaited.current === "busy") awaited.current = "no"
      return
    }
    awaited.current = "no"
    if (long) setProblems(found)
    else if (first.at === document.activeElement) setSpoken(first.text)
    else reach(first.at)
  })
  const wait = () => {
    setSpoken("")
    setProblems([])
    awaited.current = "sent"
    requestAnimationFrame(look)
  }
  useEffect(() => {
    if (form.current === null) return
    // A form that returns with a refusal, after a code for example, is at its problem at once.
    awaited.current = "sent"
    look()
    awaited.current = "no"
    const changes = new MutationObserver(look)
    changes.observe(form.current, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["aria-invalid", "aria-busy"]
    })
    return () => changes.disconnect()
  }, [form, look])
  return { problems, spoken, wait }
}
