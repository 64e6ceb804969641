import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router-dom"
import type { MemberId } from "#core/account/member.ts"
import type { LineId, WantedLine } from "#core/cart/cart.ts"
import type { CartView } from "#core/cart/cart.view.ts"
import { checkoutMachineOver } from "#core/checkout/checkout.machine.ts"
import { type CheckoutStep, stepOf } from "#core/checkout/checkout.ts"
import { type CheckoutView, viewCheckout } from "#core/checkout/checkout.view.ts"
import { withMember } from "#core/checkout/details.rule.ts"
import type { CheckoutEvent } from "#core/checkout/ordering.ts"
import { choicesIn, detailsIn, keptChoices, keptDetails, orderingIn } from "#core/checkout/persisted-ordering.rule.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { useMember } from "../account/useMember.ts"
import { useScreenActor, useShop } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { keepKey, orderAddress } from "../orders/order-keys.ts"

export type CheckoutController = (event: Untimed<CheckoutEvent>) => void

/** The lines that are ordered: one alone, or all that a guest may order. D-24, D-25c. */
const wantedIn = ({ bag, orderable }: CartView, only: string | null): ReadonlyArray<WantedLine> =>
  bag.items
    .filter(({ id }) => (only === null ? orderable.includes(id) : id === (only as LineId)))
    .map(({ goods, quantity, egift }) => ({
      product: goods.product,
      combination: goods.combination,
      quantity,
      ...(egift && { egift })
    }))

/** What stands beside an address that the checkout itself went to. */
const ownStep = { byCheckout: true }

/**
 * Asks for the step of the address. The checkout's own addresses arrive late: what was pressed meanwhile is newer than they are.
 * Back and Forward are followed as they happen: a page that was never drawn is no change for the router.
 */
const useStepOfAddress = (step: CheckoutStep, shown: () => CheckoutStep, send: CheckoutController): void => {
  const { state, key } = useLocation() as { readonly state: Partial<typeof ownStep> | null; readonly key: string }
  const wentBack = useNavigationType() === "POP"
  const now = useRef(shown)
  useEffect(() => {
    now.current = shown
  })
  const isLink = !wentBack && state?.byCheckout !== true
  useEffect(() => {
    if (key && isLink) send({ type: "step.wanted", step })
  }, [send, step, key, isLink])
  useEffect(() => {
    const arrive = (): void => {
      const asked = stepOf(new URLSearchParams(location.search).get("step"))
      if (location.pathname === "/order" && asked && asked !== now.current()) send({ type: "step.wanted", step: asked })
    }
    addEventListener("popstate", arrive)
    return () => removeEventListener("popstate", arrive)
  }, [send])
}

/** The checkout of a bag: what this browser keeps of it, its steps in the address, and where it ends. D-5, D-63. */
export const useCheckout = (
  bag: CartView,
  step: CheckoutStep,
  only: string | null
): readonly [CheckoutView, CheckoutController] => {
  const { ordering, local, cart } = useShop()
  const visitor = useMember()
  const member = visitor.kind === "member" ? visitor.member : undefined
  const navigate = useNavigate()
  const lines = wantedIn(bag, only)
  const isMember = member !== undefined
  const [input] = useState(() => {
    const kept = orderingIn(local.ordering.read())
    return {
      lines,
      kept,
      draft: withMember(detailsIn(local.details.read()), member),
      choices: choicesIn(local.choices.read(), kept?.checkout),
      step
    }
  })
  const actor = useScreenActor(checkoutMachineOver, ordering, input)
  const [view, send] = useView(actor, viewCheckout)
  useEffect(() => {
    const query = only === null ? "" : `&lines=${encodeURIComponent(only)}`
    const told = [
      actor.on(
        "step.shown",
        ({ step: shown, replace }) => void navigate(`/order?step=${shown}${query}`, { replace, state: ownStep })
      ),
      actor.on("draft.kept", ({ draft }) => local.details.write(keptDetails(draft))),
      actor.on("choices.kept", ({ checkout, choices }) =>
        choices ? local.choices.write(keptChoices(checkout, choices)) : local.choices.clear()
      ),
      actor.on("placed", ({ code, key, lines: bought }) => {
        // A member's own order is opened by their session. Decision 0060.
        if (!isMember) keepKey(local.orderKeys, code, key)
        // A member's bag lost them with the order already.
        cart.tell(isMember ? { type: "bag.changed" } : { type: "lines.bought", lines: bought })
        void navigate(orderAddress(code, isMember ? null : key), { replace: true })
      })
    ]
    return () => {
      for (const one of told) one.unsubscribe()
    }
  }, [actor, navigate, local, cart, only, isMember])
  useStepOfAddress(step, () => viewCheckout(actor.getSnapshot()).step, send)
  // Logged in on the way: what is still empty is filled in, once; what is emptied by hand stays empty.
  const [filling] = useState<{ for?: MemberId }>({ ...(member && { for: member.id }) })
  const { draft, stage } = view
  useEffect(() => {
    if (member === undefined || filling.for === member.id || stage !== "ordering") return
    filling.for = member.id
    const filled = withMember(draft, member)
    if (filled !== draft) send({ type: "draft.changed", draft: filled })
  }, [member, draft, stage, filling, send])
  const wanted = JSON.stringify(lines)
  const [known] = useState({ wanted })
  useEffect(() => {
    if (known.wanted === wanted || lines.length === 0) return
    known.wanted = wanted
    send({ type: "lines.changed", lines })
  }, [known, wanted, lines, send])
  const nothing = view.stage === "nothing"
  useEffect(() => {
    if (nothing) void navigate("/order", { replace: true })
  }, [nothing, navigate])
  useEffect(() => {
    const seen = () => (document.visibilityState === "visible" ? send({ type: "page.seen" }) : undefined)
    const online = () => send({ type: "connection.returned" })
    addEventListener("online", online)
    document.addEventListener("visibilitychange", seen)
    return () => {
      removeEventListener("online", online)
      document.removeEventListener("visibilitychange", seen)
    }
  }, [send])
  return [view, send]
}
