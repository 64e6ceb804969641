import { useCallback, useEffect, useState } from "react"
import { useLocation, useNavigate, useParams } from "react-router-dom"
import { OrderCode } from "#core/orders/order.ts"
import { orderPageMachineOver } from "#core/orders/order-page.machine.ts"
import type { OrderPagePort } from "#core/orders/order-page.types.ts"
import { viewOrderPage } from "#core/orders/order-page.view.ts"
import { useMember } from "../account/useMember.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { forgetKey, keepKey, keyOf, keysToTry } from "./order-keys.ts"

/** Returns whose entry of the history this is; `undefined`: it comes from a link. */
const madeBy = (state: unknown): string | undefined => (state as { readonly person?: string } | null)?.person

/**
 * The order that an address names. A member's own order is opened by their session: its key stays neither in the address
 * nor in this browser, so that nothing of it is left after a log-out. Any other order is opened with the key behind the
 * `#`, or with the stored one, but not by Back after a log-out. D-63; decision 0060.
 */
export const useOrder = () => {
  const { ports, local, account } = useShop()
  const { code: written = "" } = useParams()
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const { kind: viewer } = useMember()
  const code = OrderCode(written.toUpperCase())
  const [port] = useState<OrderPagePort>(() => ({
    read: (input) => ports.orders.read(input),
    cancel: (input) => ports.orders.cancel(input),
    keepWaiting: (input) => ports.orders.keepWaiting(input),
    received: (input) => ports.orders.received(input),
    validate: (input) => ports.bags.validate(input),
    payAgain: (input) => ports.checkout.payAgain(input)
  }))
  const actor = useScreenActor(orderPageMachineOver, port, { code })
  const [view, send] = useView(actor, viewOrderPage)
  const { step, key } = view
  const person = local.sessionId.read()
  // An entry of the history that another person has made, before a log-out: its key opens nothing any more.
  const isAnothers = madeBy(state) !== undefined && madeBy(state) !== person
  const inAddress = isAnothers ? null : new URLSearchParams(hash.slice(1)).get("key")
  const keysOf = useCallback(
    () => keysToTry(viewer === "member", inAddress, keyOf(local.orderKeys, code)),
    [viewer, inAddress, local, code]
  )
  useEffect(() => {
    // While the page hydrates, everybody is drawn as a guest; and whether the session opens it may not be known yet.
    if (viewer === "coming" || viewer !== account.viewer().kind) return
    send({ type: "key.found", key: keysOf()[0] ?? null })
  }, [keysOf, account, send, viewer])
  useEffect(() => {
    // Refused: not an order of this member, or a key that was damaged on its way. The next one may open it.
    const keys = keysOf()
    const next = step === "unknown" ? keys[keys.indexOf(key) + 1] : undefined
    if (next !== undefined) send({ type: "key.found", key: next })
  }, [step, key, keysOf, send])
  useEffect(() => {
    const to = (wanted: string) =>
      void navigate({ search, hash: wanted }, { replace: true, state: { ...(state as object | null), person } })
    if (isAnothers && hash !== "") to("")
    if (step !== "shown") return
    if (key === "") {
      forgetKey(local.orderKeys, code)
      if (inAddress !== null) to("")
      return
    }
    keepKey(local.orderKeys, code, key)
    // The page states that its link can be saved or passed on: the link holds the key.
    if (inAddress !== key || madeBy(state) !== person) to(`key=${encodeURIComponent(key)}`)
  }, [step, key, local, code, inAddress, search, hash, state, navigate, person, isAnothers])
  useEffect(() => {
    const seen = () => (document.visibilityState === "visible" ? send({ type: "page.seen" }) : undefined)
    addEventListener("online", seen)
    document.addEventListener("visibilitychange", seen)
    return () => {
      removeEventListener("online", seen)
      document.removeEventListener("visibilitychange", seen)
    }
  }, [send])
  return { code, view, send, actor }
}
