import { assign, emit, not, raise, setup } from "xstate"
import { placeholderActors, wasRefusedWith } from "../kernel/port-actors.ts"
import { type Blocker, blockerOf, isMix, problemAt, problemOf, problemWith } from "./blocker.rule.ts"
import type { Bag, LineId } from "./cart.ts"
import type { CartContext, CartEvent, CartGo, CartInput, QueuePort } from "./cart.types.ts"
import { emptyBag, isOfVoucher, mayChoose, wantedOf } from "./commands.rule.ts"
import { lineIdOf } from "./line-id.rule.ts"
import { withOfferChange } from "./offers/offer-change.rule.ts"
import {
  awaitedIn,
  followedBy,
  has,
  heldBack,
  howOf,
  incompatibleOf,
  isIn,
  queueAt,
  withCommands,
  withFlightQueued,
  withoutBought,
  withoutFlight,
  withWanted
} from "./queue.rule.ts"
import { redeemProblemOf, unansweredOf } from "./vouchers/voucher-queue.rule.ts"

/** How long a bag that could not be read waits before it is read again. Own choice, machines 3. */
export const againMs = 5_000

/** Returns the address of an order of one line and nothing else. D-25c: `?lines=`. */
export const buyPath = (line: LineId): string => `/order?step=details&lines=${encodeURIComponent(line)}`

type Internal = { readonly type: "bag.synced" }

/**
 * The bag. One queue of changes: one is sent at a time, the others wait, and what waits is checked again whenever the
 * bag comes back different. A change that failed may have been done: the bag is read again. Specification 4, Cart;
 * machines 3. Vouchers are changes of the same queue.
 */
export const cartMachine = setup({
  types: {
    input: {} as CartInput | undefined,
    context: {} as CartContext,
    events: {} as CartEvent | Internal,
    emitted: {} as CartGo
  },
  actors: placeholderActors<QueuePort>("read", "execute"),
  guards: {
    conflicts: ({ context, event }) => blocker(context, event)?.kind === "conflict",
    isHindered: ({ context, event }) => blocker(context, event) !== undefined,
    isKnown: ({ context, event }) =>
      (event.type === "quantity.chosen" || event.type === "line.removed") && has(context.view, event.line),
    isNone: ({ event }) => event.type === "quantity.chosen" && event.quantity <= 0,
    isUnavailable: wasRefusedWith<QueuePort>("Unavailable"),
    isInFlight: ({ context }) => context.inFlight !== null,
    isQueued: ({ context }) => context.queue.length > 0,
    isOutdated: ({ context }) => context.outdated,
    // A member may have goods there that are saved for later.
    isGuestsEmptyOrder: ({ context: { onOrderScreen, view } }) =>
      onOrderScreen && view.owner === "guest" && view.items.length === 0,
    isBought: ({ context }) => context.buy !== null && isIn(context, context.buy),
    isAnnounced: ({ context }) => context.announce !== null && isIn(context, context.announce),
    hasWanted: ({ context }) => context.wanted !== null,
    isGone: wasRefusedWith<QueuePort>("LineUnknown"),
    isVoucher: ({ context }) => isOfVoucher(context.inFlight),
    mayRedeem: ({ context: { view }, event }) => event.type === "points.chosen" && mayChoose(view, event.points),
    isEarned: ({ context: { view }, event }) =>
      event.type === "gift.chosen" && view.gifts.some(({ id }) => id === event.gift),
    isMix: ({ context, event }) => context.inFlight?.op === "put" && isMix(event),
    fitsNow: ({ context: { view, wanted } }) => wanted !== null && blockerOf(view, wanted, howOf(wanted)) === undefined,
    isMember: ({ context: { view } }) => view.owner === "member",
    isNoConflict: ({ context }) => incompatibleOf(context) === undefined
  },
  actions: {
    adopt: assign(({ context, event }) => ("output" in event ? queueAt(context, event.output as Bag) : {})),
    forgetOutdated: assign({ outdated: false }),
    noteOutdated: assign({ outdated: true }),
    emitSynced: raise({ type: "bag.synced" }),
    takeFirst: assign(({ context }) => ({ inFlight: context.queue[0] ?? null, queue: context.queue.slice(1) })),
    giveUpVoucher: assign(({ context, event }) => ({
      ...withoutFlight(context),
      voucherProblem: redeemProblemOf(event)
    })),
    changeOffers: assign(({ context, event }) => withOfferChange(context, event)),
    giveUp: assign(({ context, event }) => {
      const line = awaitedIn(context)
      const problem = problemOf(event)
      return { ...withoutFlight(context), problem: line ? problemAt(context.bag, line, problem) : problem }
    }),
    giveUpUnanswered: assign(({ context, event }) => ({
      ...withoutFlight(context),
      ...unansweredOf(context.inFlight, "output" in event ? (event.output as Bag) : undefined)
    })),
    requeueFlight: assign(({ context }) => withFlightQueued(context)),
    forgetFlight: assign(({ context }) => withoutFlight(context)),
    holdIncompatible: assign(({ context, event }) => {
      const command = context.inFlight
      return command?.op === "put" && isMix(event) ? { ...withoutFlight(context), ...heldBack(context, command) } : {}
    }),
    putIn: assign(({ context, event }) => {
      if (event.type !== "item.wanted") return {}
      const { line, goods } = event
      return {
        ...withCommands(context, { op: "put", how: howOf(event), line, goods }),
        ...followedBy(lineIdOf(line), event),
        added: null,
        problem: null
      }
    }),
    setQuantity: assign(({ context, event }) => {
      const put = event.type === "quantity.chosen" ? wantedOf(context.view, event.line, event.quantity) : undefined
      return put ? { ...withCommands(context, { op: "put", how: "set", ...put }), problem: null } : {}
    }),
    takeOut: assign(({ context, event }) =>
      event.type === "quantity.chosen" || event.type === "line.removed"
        ? { ...withCommands(context, { op: "remove", line: event.line }), problem: null }
        : {}
    ),
    // After everything was bought the shopper is on the way to the order, not home.
    takeOutBought: assign(({ context, event }) =>
      event.type === "lines.bought" ? { ...withoutBought(context, event.lines), onOrderScreen: false } : {}
    ),
    refuse: assign(({ context, event }) => {
      const problem = problemWith(blocker(context, event))
      return event.type === "item.wanted" && !event.isQuiet
        ? { problem: problemAt(context.view, lineIdOf(event.line), problem) }
        : { problem }
    }),
    holdWanted: assign(({ event }) =>
      event.type === "item.wanted"
        ? {
            wanted: { line: event.line, goods: event.goods, buy: event.buy, isQuiet: event.isQuiet ?? false },
            added: null,
            problem: null
          }
        : {}
    ),
    replaceAll: assign(({ context }) => (context.wanted ? withWanted(context, "replace") : {})),
    replaceSaving: assign(({ context }) => (context.wanted ? withWanted(context, "replace-keeping") : {})),
    putWanted: assign(({ context }) => (context.wanted ? withWanted(context, "put") : {})),
    refuseWanted: assign(({ context: { view, wanted } }) =>
      wanted ? { problem: problemWith(blockerOf(view, wanted, howOf(wanted))) } : {}
    ),
    dropWanted: assign({ wanted: null }),
    showAdded: assign(({ context }) => ({ added: context.announce, announce: null })),
    hideAdded: assign({ added: null }),
    forgetProblem: assign({ problem: null }),
    forgetBuy: assign({ buy: null }),
    goToOrder: emit(({ context }) => ({ type: "go", to: context.buy === null ? "/order" : buyPath(context.buy) })),
    goHome: emit({ type: "go", to: "/" }),
    enterOrderScreen: assign({ onOrderScreen: true }),
    leaveOrderScreen: assign({ onOrderScreen: false })
  },
  delays: { again: againMs }
}).createMachine({
  id: "cart",
  type: "parallel",
  context: ({ input }) => ({
    bag: emptyBag,
    ...withCommands({ bag: emptyBag, queue: [], inFlight: null }, ...(input?.queue ?? [])),
    inFlight: null,
    outdated: false,
    wanted: null,
    buy: null,
    announce: null,
    added: null,
    problem: null,
    voucherProblem: null,
    onOrderScreen: false
  }),
  on: {
    "order-screen.left": { actions: "leaveOrderScreen" },
    "problem.dismissed": { actions: "forgetProblem" },
    "voucher-problem.dismissed": { actions: "changeOffers" },
    "lines.bought": { actions: "takeOutBought" }
  },
  states: {
    queue: {
      initial: "reading",
      on: { "bag.changed": { actions: "noteOutdated" } },
      states: {
        reading: {
          meta: { spec: "7", tone: "busy" },
          entry: "forgetOutdated",
          invoke: {
            src: "read",
            input: {},
            onDone: [
              { guard: "isInFlight", target: "idle", actions: ["giveUpUnanswered", "adopt", "emitSynced"] },
              { target: "idle", actions: ["adopt", "emitSynced"] }
            ],
            onError: { target: "stale", actions: "requeueFlight" }
          }
        },
        idle: {
          meta: { spec: "4", tone: "ok" },
          always: [
            { guard: "isOutdated", target: "reading" },
            { guard: "isQueued", target: "changing" }
          ],
          on: { "connection.returned": "reading" }
        },
        changing: {
          meta: { spec: "7", tone: "busy" },
          entry: "takeFirst",
          invoke: {
            src: "execute",
            input: ({ context }) => context.inFlight ?? { op: "clear" },
            onDone: { target: "idle", actions: ["adopt", "emitSynced"] },
            onError: [
              { guard: "isGone", target: "reading", actions: "forgetFlight" },
              { guard: "isMix", target: "reading", actions: "holdIncompatible" },
              {
                guard: "isUnavailable",
                target: "reading",
                description: "It is given up if the bag can be read, and sent again later if it cannot."
              },
              { guard: "isVoucher", target: "reading", actions: "giveUpVoucher" },
              { target: "reading", actions: "giveUp", description: "It may have been done: the truth is read again." }
            ]
          }
        },
        stale: {
          meta: { spec: "8", tone: "bad" },
          description: "The bag could not be read; it is tried again by itself.",
          after: { again: "reading" },
          on: { "retry.wanted": "reading", "connection.returned": "reading" }
        }
      }
    },
    bag: {
      initial: "resting",
      states: {
        resting: {
          meta: { spec: "4", tone: "ok" },
          always: { guard: "hasWanted", target: "confirming" },
          on: {
            "item.wanted": [
              { guard: "conflicts", target: "confirming", actions: "holdWanted" },
              { guard: "isHindered", actions: "refuse" },
              { actions: "putIn" }
            ]
          }
        },
        confirming: {
          meta: { spec: "4", tone: "warn" },
          description: "What is wanted does not fit what is there; asking whether to empty the bag first. D-21.",
          always: [
            { guard: "fitsNow", target: "resting", actions: "putWanted" },
            { guard: "isNoConflict", target: "resting", actions: ["refuseWanted", "dropWanted"] }
          ],
          on: {
            "replacement.confirmed": { target: "resting", actions: "replaceAll" },
            "replacement.saved": { guard: "isMember", target: "resting", actions: "replaceSaving" },
            "replacement.declined": { target: "resting", actions: "dropWanted" }
          }
        }
      },
      on: {
        "quantity.chosen": [
          { guard: not("isKnown") },
          { guard: "isNone", actions: "takeOut" },
          { guard: "isHindered", actions: "refuse" },
          { actions: "setQuantity" }
        ],
        "line.removed": { guard: "isKnown", actions: "takeOut" },
        "voucher.redeemed": { actions: "changeOffers" },
        "voucher.cancelled": { actions: "changeOffers" },
        "points.chosen": { guard: "mayRedeem", actions: "changeOffers" },
        "gift.chosen": { guard: "isEarned", actions: "changeOffers" },
        "bag.synced": [
          { guard: "isGuestsEmptyOrder", actions: "goHome" },
          { guard: "isBought", actions: ["goToOrder", "forgetBuy"] }
        ],
        "order-screen.entered": { actions: "enterOrderScreen" }
      }
    },
    added: {
      initial: "hidden",
      states: {
        hidden: {
          meta: { spec: "4", tone: "idle" },
          on: { "bag.synced": { guard: "isAnnounced", target: "shown", actions: "showAdded" } }
        },
        shown: {
          meta: { spec: "4", tone: "ok" },
          on: {
            "added.dismissed": { target: "hidden", actions: "hideAdded" },
            "item.wanted": { target: "hidden", actions: "hideAdded" }
          }
        }
      }
    }
  }
})

const blocker = ({ view }: CartContext, event: CartEvent | Internal): Blocker | undefined => {
  if (event.type === "item.wanted") return blockerOf(view, event, howOf(event))
  const put = event.type === "quantity.chosen" ? wantedOf(view, event.line, event.quantity) : undefined
  return put && blockerOf(view, put, "set")
}
