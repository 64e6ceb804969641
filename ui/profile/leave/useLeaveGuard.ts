import { use, useEffect, useRef } from "react"
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  useLocation
} from "react-router-dom"
import { leaveGuardMachine } from "#core/overlays/leave-guard.machine.ts"
import { viewLeaveGuard } from "#core/overlays/leave-guard.view.ts"
import { guardHistory } from "../../kit/overlay/useBackCloses.ts"
import { useScreenActor } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"

interface GuardedForm {
  /** Returns whether the form holds something that is not saved; asked at the moment of leaving. */
  readonly isFilled: () => boolean
  /** Saves the form; `false`: it could not be saved, and the member stays. */
  readonly save: () => Promise<boolean>
  /** Forgets what was not saved. */
  readonly discard: () => void
  /** What was filled in stays in this browser: closing or reloading the page needs no question. */
  readonly isStored?: boolean
}

/** A member whose session has ended goes there over the form, which is set aside. Decision 0083. */
const newPasswordPath = "/set-new-password"

/** What the router and the overlays store in an entry of the history. */
const entryHere = (): { readonly idx?: number; readonly over?: number } => history.state ?? {}

const start = () => leaveGuardMachine

/**
 * Asks before a page with a filled form is left: by a link, Back, Forward, a search, or by closing and reloading the page
 * (there the browser itself asks, unless nothing would be lost). Another query of the same page is no leaving. Returns whether the question is open.
 * Specification 2, Modals: confirm beauty profile; decisions 0009 and 0045.
 */
export const useLeaveGuard = (form: GuardedForm) => {
  const { navigator } = use(NavigationContext)
  const { pathname, key } = useLocation()
  const actor = useScreenActor(start, undefined, { isMember: true, isFilled: false })
  const guarded = useRef(form)
  const index = useRef(0)
  useEffect(() => {
    guarded.current = form
  })
  useEffect(() => {
    if (key) index.current = entryHere().idx ?? 0
  }, [key])
  useEffect(() => {
    let isLeaving = false
    let leave = () => {}
    let undone: (() => void) | undefined
    const ask = (to: string, go: () => void): void => {
      if (isLeaving || !guarded.current.isFilled()) {
        go()
        return
      }
      leave = go
      actor.send({ type: "form.changed", isFilled: true })
      actor.send({ type: "leave.wanted", to })
    }
    const { push, replace } = navigator
    const asking =
      (go: Navigator["push"]): Navigator["push"] =>
      (to, ...rest) => {
        const path = createPath(typeof to === "string" ? new URL(to, location.href) : to)
        const target = new URL(path, location.href).pathname
        if (target === pathname || target === newPasswordPath) go(to, ...rest)
        else ask(path, () => go(to, ...rest))
      }
    const arrive = (): boolean => {
      const wish = undone
      if (wish) {
        undone = undefined
        wish()
        return true
      }
      const steps = (entryHere().idx ?? 0) - index.current
      if (location.pathname === pathname || steps === 0) {
        index.current = entryHere().idx ?? 0
        return false
      }
      if (isLeaving || !guarded.current.isFilled()) return false
      const to = location.pathname + location.search + location.hash
      // The question's own entry lies above the page's, and has cut off what was ahead.
      const go = () => (steps < 0 ? history.go(steps - (entryHere().over ?? 0)) : push(to))
      undone = () => ask(to, go)
      history.go(-steps)
      return true
    }
    const close = (event: BeforeUnloadEvent): void => {
      if (!isLeaving && !guarded.current.isStored && guarded.current.isFilled()) event.preventDefault()
    }
    const heard = [
      actor.on("go", () => {
        isLeaving = true
        leave()
      }),
      actor.on("draft.dropped", () => guarded.current.discard()),
      actor.on("publish.wanted", () => {
        const report = (isSaved: boolean) => actor.send({ type: isSaved ? "form.published" : "publish.refused" })
        guarded.current.save().then(report, () => report(false))
      })
    ]
    Object.assign(navigator, { push: asking(push), replace: asking(replace) })
    const stopGuarding = guardHistory(arrive)
    addEventListener("beforeunload", close)
    return () => {
      for (const one of heard) one.unsubscribe()
      Object.assign(navigator, { push, replace })
      stopGuarding()
      removeEventListener("beforeunload", close)
    }
  }, [actor, navigator, pathname])
  return useView(actor, viewLeaveGuard)
}
