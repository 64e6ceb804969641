import { useEffect, useState } from "react"
import { useLocation, useNavigate, useParams } from "react-router-dom"
import type { OrderCode } from "#core/orders/order.ts"
import { type OrderPagePort, orderPageMachineOver } from "#core/orders/order-page.machine.ts"
import { viewOrderPage } from "#core/orders/order-page.view.ts"
import { useMember } from "../account/useMember.ts"
import { useShop, useVisitor } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { keepKey, keyOf } from "./order-keys.ts"

/** The order an address names, opened with the key behind its `#`, or with the one this browser keeps. D-63. */
export const useOrder = () => {
  const { ports, local } = useShop()
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
  const actor = useVisitor(orderPageMachineOver, port, { code })
  const [view, send] = useView(actor, viewOrderPage)
  useEffect(() => {
    const key = new URLSearchParams(hash.slice(1)).get("key") ?? keyOf(local.orderKeys, code)
    // Its owner needs none; whose visit this is may not be known yet.
    if (key === null && visitor === "coming") return
    send({ type: "key.told", key: key ?? (visitor === "member" ? "" : null) })
  }, [hash, local, code, send, visitor])
  const { step, key } = view
  useEffect(() => {
    if (step !== "shown" || key === "") return
    keepKey(local.orderKeys, code, key)
    // The page says that its link can be kept or passed on: the link holds the key.
    if (!hash) void navigate({ search, hash: `key=${encodeURIComponent(key)}` }, { replace: true, state })
  }, [step, key, local, code, hash, search, state, navigate])
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
