import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router-dom"
import type { MemberId } from "#core/account/member.ts"
import { LineId, type WantedLine, wantedLine } from "#core/cart/cart.ts"
import type { CartView } from "#core/cart/cart.view.ts"
import { checkoutMachineOver } from "#core/checkout/checkout.machine.ts"
import { type CheckoutStep, stepOf } from "#core/checkout/checkout.ts"
import { type CheckoutView, viewCheckout } from "#core/checkout/checkout.view.ts"
import { withMember } from "#core/checkout/details.rule.ts"
import { isTakenOut } from "#core/checkout/order-elsewhere.rule.ts"
import type { CheckoutEvent, OrderedLines } from "#core/checkout/ordering.ts"
import {
  choicesIn,
  detailsIn,
  orderingIn,
  persistedChoices,
  persistedDetails,
  persistedProposal,
  proposedIn
} from "#core/checkout/persisted-ordering.rule.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { CheckoutId } from "#core/orders/order.ts"
import { useMember } from "../account/useMember.ts"
import { keepKey, orderAddress } from "../orders/order-keys.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { outOfBag } from "./out-of-bag.ts"
import { ignoreSecondPress, notePresses } from "./second-press.ts"
import { useStepAddress } from "./useStepAddress.ts"

/** Sends an event to the checkout. */
export type CheckoutController = (event: Untimed<CheckoutEvent>) => void

/** What every part of the checkout shows, and what it does with it. */
export interface CheckoutProps {
  readonly view: CheckoutView
  readonly send: CheckoutController
}

/** The lines that are ordered: those of the address alone, or all that a guest may order. D-24, D-25c. */
const wantedIn = ({ bag, orderable }: CartView, only: string | null): ReadonlyArray<WantedLine> => {
  const named = new Map(
    only === null ? orderable.map((id) => [id, undefined]) : only.split(",").map((part) => lineAndUnits(part))
  )
  return bag.items
    .filter(({ id }) => named.has(id))
    .map((line) => wantedLine(line, Math.min(line.quantity, named.get(line.id) ?? line.quantity)))
}

/** A line of the address, and how many units of it if not all: `100103`, `100103:2`. */
const lineAndUnits = (part: string): readonly [LineId, number | undefined] => {
  const [id = "", units = ""] = part.split(":")
  return [LineId(id), /^[1-9]\d?$/.test(units) ? Number(units) : undefined]
}

/** State of history entries that the checkout itself made. */
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

/** Prices the checkout again once the vouchers, points or gifts of the bag are others, also if another tab has changed them. */
const useDiscounts = ({ bag, isChangingDiscount }: CartView, isOrdering: boolean, send: CheckoutController): void => {
  const redeemed = [
    ...bag.vouchers.map(({ voucher }) => voucher.id),
    bag.points?.wanted,
    ...bag.gifts.map(({ id, state }) => `${id} ${state}`)
  ].join()
  const [known] = useState({ redeemed })
  useEffect(() => {
    // What is being changed is in the bag on the page already: the shop is asked once it has answered.
    if (!isOrdering || isChangingDiscount || known.redeemed === redeemed) return
    known.redeemed = redeemed
    send({ type: "discounts.changed" })
  }, [known, redeemed, isOrdering, isChangingDiscount, send])
}

/** The checkout of a bag: this browser's stored state of it, its steps in the address, and its end. D-5, D-63. */
export const useCheckout = (
  bag: CartView,
  step: CheckoutStep,
  only: string | null
): readonly [CheckoutView, CheckoutController] => {
  const { ordering, local, cart } = useShop()
  const viewer = useMember()
  const member = viewer.kind === "member" ? viewer.member : undefined
  const navigate = useNavigate()
  const addressOf = useStepAddress()
  const lines = wantedIn(bag, only)
  const isMember = member !== undefined
  const [input] = useState(() => {
    const persisted = orderingIn(local.ordering.read())
    return {
      lines,
      persisted,
      draft: withMember(detailsIn(local.details.read()), member),
      choices: choicesIn(local.choices.read(), persisted?.checkout),
      proposed: proposedIn(local.proposed.read(), persisted?.checkout),
      step
    }
  })
  const actor = useScreenActor(checkoutMachineOver, ordering, input)
  const [view, send] = useView(actor, viewCheckout)
  /** The page is on its way back to the bag, with the reason: nothing leads elsewhere any more. Decision 0085. */
  const [way] = useState({ isToBag: false })
  useEffect(() => {
    const noteOrdered = ({
      code,
      key,
      lines: bought,
      checkout
    }: OrderedLines & { readonly checkout: CheckoutId }): void => {
      local.proposed.clear()
      // A member's own order is opened by their session. Decision 0060.
      if (!isMember) keepKey(local.orderKeys, code, key)
      // A member's bag lost them with the order already.
      if (isMember) cart.tell({ type: "bag.changed" })
      else if (!isTakenOut(orderingIn(local.ordering.read()), checkout))
        cart.tell({ type: "lines.bought", lines: bought })
    }
    const subscriptions = [
      actor.on("step.shown", ({ step: shown, replace }) => {
        if (!way.isToBag) void navigate(addressOf(shown), { replace, state: ownStep })
      }),
      actor.on("draft.stored", ({ draft }) => local.details.write(persistedDetails(draft))),
      actor.on("choices.stored", ({ checkout, choices }) =>
        choices ? local.choices.write(persistedChoices(checkout, choices)) : local.choices.clear()
      ),
      actor.on("proposal.stored", ({ checkout, proposed }) =>
        proposed ? local.proposed.write(persistedProposal(checkout, proposed)) : local.proposed.clear()
      ),
      actor.on("placed", (placed) => {
        noteOrdered(placed)
        ignoreSecondPress()
        void navigate(orderAddress(placed.code, isMember ? null : placed.key), { replace: true })
      }),
      actor.on("placed.elsewhere", noteOrdered)
    ]
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor, navigate, local, cart, addressOf, isMember, way])
  useEffect(notePresses, [])
  useStepOfAddress(step, () => viewCheckout(actor.getSnapshot()).step, send)
  // Logged in on the way: what is still empty is filled in, once; what is emptied by hand stays empty.
  const [filling] = useState<{ for?: MemberId }>({ ...(member && { for: member.id }) })
  const { stage } = view
  useEffect(() => {
    if (member === undefined || filling.for === member.id || stage !== "ordering") return
    filling.for = member.id
    // The draft of this moment: what was typed since the page was drawn counts before what is known.
    const { draft } = viewCheckout(actor.getSnapshot())
    const filled = withMember(draft, member)
    if (filled !== draft) send({ type: "draft.changed", draft: filled })
  }, [member, actor, stage, filling, send])
  // Only the shop decides what a member lacks to order, and what they pay.
  const [asked] = useState({ for: member?.id })
  useEffect(() => {
    if (member === undefined || member.id === asked.for) return
    asked.for = member.id
    send({ type: "page.seen" })
  }, [member, asked, send])
  // Another device has ordered it, or taken it out: the bag is read again, and says so. Before what follows from that bag.
  const isOutOfBag = view.problem === "LineUnknown"
  useEffect(() => {
    if (!isOutOfBag) return
    way.isToBag = true
    cart.tell({ type: "bag.changed" })
    void navigate("/order", { replace: true, state: outOfBag })
  }, [isOutOfBag, cart, navigate, way])
  const wanted = JSON.stringify(lines)
  const [known] = useState({ wanted })
  useEffect(() => {
    // What is asked about, or placed, has its lines: the change waits until the checkout goes on.
    if (stage !== "ordering" || known.wanted === wanted || lines.length === 0 || way.isToBag) return
    known.wanted = wanted
    send({ type: "lines.changed", lines })
  }, [known, wanted, lines, stage, send, way])
  useDiscounts(bag, stage === "ordering", send)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    // A press on the last button waits for what was pressed before it: vouchers and points of the bag, and their price. H7.
    if (!isHeld || (stage === "ordering" && bag.isChangingDiscount)) return
    if (stage === "ordering" && viewCheckout(actor.getSnapshot()).saving) return
    setHeld(false)
    if (stage === "ordering") send({ type: "place.wanted" })
  })
  // A member's bag is on the server: another tab may have ordered it since it was read.
  useEffect(() => {
    cart.tell({ type: "bag.changed" })
  }, [cart])
  // Without its lines, the checkout asks once what became of them: if another tab has ordered them, this one shows that order.
  const [empty] = useState({ isAsked: false })
  const isEmpty = stage === "ordering" && lines.length === 0 && !bag.busy && !bag.offline && !view.isLooking
  useEffect(() => {
    if (!isEmpty || way.isToBag) return
    if (!empty.isAsked) {
      empty.isAsked = true
      send({ type: "page.seen" })
      if (viewCheckout(actor.getSnapshot()).isLooking) return
    }
    void navigate("/order", { replace: true })
  }, [isEmpty, empty, actor, send, navigate, way])
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
  const press: CheckoutController = (event) =>
    event.type === "place.wanted" && bag.isChangingDiscount ? setHeld(true) : send(event)
  return [isHeld ? { ...view, saving: true } : view, press]
}
