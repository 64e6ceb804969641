import { useEffect, useState } from "react"
import { useLocation, useNavigate, useParams } from "react-router-dom"
import type { OrderCode } from "#core/orders/order.ts"
import { type OrderPagePort, orderPageMachineOver } from "#core/orders/order-page.machine.ts"
import { viewOrderPage } from "#core/orders/order-page.view.ts"
import { useMember } from "../account/useMember.ts"
import { useScreenActor, useShop } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { forgetKey, keepKey, keyOf } from "./order-keys.ts"

/**
 * The order that an address names. A member's own order is opened by their session: its key stays neither in the address
 * nor in this browser, so that nothing of it is left after a log-out. Any other order is opened with the key behind the
 * `#`, or with the stored one. D-63; decision 0060.
 */
export const useOrder = () => {
  const { ports, local, account } = useShop()
  const { code: written = "" } = useParams()
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const { kind: visitor } = useMember()
  const code = written.toUpperCase() as OrderCode
  const [port] = useState<OrderPagePort>(() => ({
    read: (input) => ports.orders.read(input),
    cancel: (input) => ports.orders.cancel(input),
    received: (input) => ports.orders.received(input),
    validate: (input) => ports.bags.validate(input)
  }))
  const actor = useScreenActor(orderPageMachineOver, port, { code })
  const [view, send] = useView(actor, viewOrderPage)
  const { step, key } = view
  const inAddress = new URLSearchParams(hash.slice(1)).get("key")
  useEffect(() => {
    // While the page hydrates, everybody is drawn as a guest; and whether the session opens it may not be known yet.
    if (visitor === "coming" || visitor !== account.visitor().kind) return
    send({ type: "key.told", key: visitor === "member" ? "" : (inAddress ?? keyOf(local.orderKeys, code)) })
  }, [inAddress, local, account, code, send, visitor])
  useEffect(() => {
    // Not an order of this member: only a key opens it.
    if (step === "unknown" && visitor === "member" && key === "")
      send({ type: "key.told", key: inAddress ?? keyOf(local.orderKeys, code) })
  }, [step, visitor, key, inAddress, local, code, send])
  useEffect(() => {
    if (step !== "shown") return
    const to = (wanted: string) => void navigate({ search, hash: wanted }, { replace: true, state })
    if (key === "") {
      forgetKey(local.orderKeys, code)
      if (inAddress !== null) to("")
      return
    }
    keepKey(local.orderKeys, code, key)
    // The page says that its link can be saved or passed on: the link holds the key.
    if (!hash) to(`key=${encodeURIComponent(key)}`)
  }, [step, key, local, code, hash, inAddress, search, state, navigate])
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
