import { and, assign, emit, setup, stateIn } from "xstate"
import type { LineId } from "../../cart/cart.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { Order } from "../order.ts"
import type { OrderAsked } from "../orders.port.ts"
import type { ReceiptId } from "../transfer/payment.ts"
import { photosPerClaim, type RefundTarget, type ReturnReason } from "./claim.ts"
import { type ClaimForm, type ClaimProblems, claimOf, claimProblems } from "./claim-form.rule.ts"
import { returnableLines } from "./return-window.rule.ts"
import type { ReturnsPort } from "./returns.port.ts"

/** Calls of the form of a return. */
export type ReturnClaimPort = Pick<ReturnsPort, "keepPhoto" | "claim">

/** A claim as it was left: what was typed, and the pictures that the shop has. */
export interface ClaimDraft {
  readonly form: ClaimForm
  readonly photos: ReadonlyArray<ReceiptId>
}

/** Input of the form of a return. */
export interface ReturnClaimInput extends OrderAsked, ClaimDraft {
  readonly order: Pick<Order, "lines">
}

interface ReturnClaimContext extends ReturnClaimInput {
  readonly picture: Uint8Array | null
  readonly problems: ClaimProblems
  /** Whether the fields show their problems: from the first attempt to send on. Rule 42. */
  readonly tried: boolean
  /**
   * Why it was not sent: `member`, the order is a member's who is not logged in; `ended`, the order has a claim or takes none; `over`,
   * the time is over; `refused`, something does not fit the order; `photosGone`, the shop has deleted a picture.
   */
  readonly refusal: "member" | "ended" | "over" | "refused" | "photosGone" | "failed" | null
  /** Whether a picture was refused because the order has as many as it may have. */
  readonly hasAllPhotos: boolean
}

/** A field of text. */
type TypedField = "note" | "bank" | "number" | "holder"

/** Events of the form of a return. */
export type ReturnClaimEvent = Timed<
  | { readonly type: "reason.chosen"; readonly reason: ReturnReason }
  /** So many units more or fewer of a line, from none to all that were bought. */
  | { readonly type: "units.stepped"; readonly line: LineId; readonly by: number }
  | { readonly type: "field.typed"; readonly field: TypedField; readonly value: string }
  | { readonly type: "refund.chosen"; readonly refund: RefundTarget["kind"] }
  | { readonly type: "picture.chosen"; readonly picture: Uint8Array }
  | { readonly type: "photo.removed"; readonly photo: ReceiptId }
  | { readonly type: "form.sent" }
>

/** What was typed, to be stored for a reload; and the order when the shop has its claim, or has it no longer as it was shown. */
export type ReturnClaimEmitted =
  | (ClaimDraft & { readonly type: "draft.changed" })
  | { readonly type: "order.changed"; readonly order: Order }
  /** The shop refused because the order has moved on: it is to be read again. */
  | { readonly type: "order.outdated" }

const isPictureRefused = wasRefusedWith<ReturnClaimPort>("PictureRefused")
const isReceiptLimit = wasRefusedWith<ReturnClaimPort>("ReceiptLimit")
const isEnded = wasRefusedWith<ReturnClaimPort>("OrderNotThere")
const isByMember = wasRefusedWith<ReturnClaimPort>("ReturnByMember")
const isOver = wasRefusedWith<ReturnClaimPort>("ReturnPeriodOver")

/** Sends goods of an order back: why, which, with pictures, and where the money goes. D-62b. */
export const returnClaimMachine = setup({
  types: {
    input: {} as ReturnClaimInput,
    context: {} as ReturnClaimContext,
    events: {} as ReturnClaimEvent,
    emitted: {} as ReturnClaimEmitted
  },
  actors: placeholderActors<ReturnClaimPort>("keepPhoto", "claim"),
  guards: {
    isComplete: ({ context: { form, photos } }) => Object.keys(claimProblems(form, photos)).length === 0,
    isUploading: ({ context: { picture } }) => picture !== null,
    /** Pictures are added one after the other: a second one does not replace the first. */
    hasRoom: ({ context: { photos, picture } }) => photos.length < photosPerClaim && picture === null,
    isEnded,
    isOver,
    isByMember,
    isClaimRefused: wasRefusedWith<ReturnClaimPort>("ClaimRefused"),
    isPhotoUnknown: wasRefusedWith<ReturnClaimPort>("ReceiptUnknown"),
    isRefused: (asked) => isPictureRefused(asked) || isReceiptLimit(asked)
  },
  actions: {
    change: assign(({ context, event }) => {
      const form = formAfter(context, event)
      return { form, refusal: null, ...(context.tried && { problems: claimProblems(form, context.photos) }) }
    }),
    hold: assign(({ event }) => (event.type === "picture.chosen" ? { picture: event.picture } : {})),
    dropPicture: assign({ picture: null }),
    addPhoto: assign(({ context, event }) =>
      "output" in event ? withPhotos(context, [...context.photos, (event.output as { photo: ReceiptId }).photo]) : {}
    ),
    removePhoto: assign(({ context, event }) =>
      event.type === "photo.removed"
        ? withPhotos(
            context,
            context.photos.filter((photo) => photo !== event.photo)
          )
        : {}
    ),
    forgetPhotos: assign(({ context }) => ({ ...withPhotos(context, []), refusal: "photosGone" as const })),
    showProblems: assign(({ context: { form, photos } }) => ({ tried: true, problems: claimProblems(form, photos) })),
    keepDraft: emit(({ context: { form, photos } }) => ({ type: "draft.changed", form, photos })),
    showByMember: assign({ refusal: "member" }),
    showEnded: assign({ refusal: "ended" }),
    showOver: assign({ refusal: "over" }),
    showClaimRefused: assign({ refusal: "refused" }),
    showFailed: assign({ refusal: "failed" }),
    emitChanged: emit((_, { order }: { readonly order: Order }) => ({ type: "order.changed", order })),
    emitOutdated: emit({ type: "order.outdated" })
  }
}).createMachine({
  id: "return-claim",
  type: "parallel",
  context: ({ input }) => ({
    ...input,
    picture: null,
    problems: {},
    tried: false,
    refusal: null,
    hasAllPhotos: false
  }),
  states: {
    form: {
      initial: "filling",
      states: {
        filling: {
          meta: { spec: "D-62b", tone: "idle" },
          on: {
            "reason.chosen": { actions: ["change", "keepDraft"] },
            "units.stepped": { actions: ["change", "keepDraft"] },
            "field.typed": { actions: ["change", "keepDraft"] },
            "refund.chosen": { actions: ["change", "keepDraft"] },
            "photo.removed": { actions: ["removePhoto", "keepDraft"] },
            "form.sent": [
              // The picture on its way belongs to the claim: the button is busy until it is stored.
              { guard: "isUploading" },
              { guard: "isComplete", target: "sending" },
              { actions: "showProblems" }
            ]
          }
        },
        sending: {
          meta: { spec: "D-62b", tone: "busy" },
          invoke: {
            src: "claim",
            input: ({ context: { code, key, form, photos } }) => ({
              code,
              key,
              claim: claimOf(form, photos)
            }),
            onDone: {
              target: "sent",
              actions: { type: "emitChanged", params: ({ event }) => ({ order: event.output }) }
            },
            onError: [
              { guard: "isEnded", target: "filling", actions: ["showEnded", "emitOutdated"] },
              { guard: "isOver", target: "filling", actions: ["showOver", "emitOutdated"] },
              { guard: "isByMember", target: "filling", actions: "showByMember" },
              { guard: "isPhotoUnknown", target: "filling", actions: ["forgetPhotos", "keepDraft"] },
              { guard: "isClaimRefused", target: "filling", actions: "showClaimRefused" },
              { target: "filling", actions: "showFailed" }
            ]
          }
        },
        sent: { meta: { spec: "D-62b", tone: "ok" } }
      }
    },
    picture: {
      initial: "resting",
      on: {
        "picture.chosen": {
          guard: and(["hasRoom", stateIn({ form: "filling" })]),
          target: ".sending",
          actions: "hold"
        }
      },
      states: {
        resting: { meta: { spec: "D-62b", tone: "idle" } },
        sending: {
          meta: { spec: "D-62b", tone: "busy" },
          invoke: {
            src: "keepPhoto",
            input: ({ context: { code, key, picture } }) => ({ code, key, picture: picture ?? new Uint8Array() }),
            onDone: { target: "resting", actions: ["addPhoto", "keepDraft"] },
            onError: [
              {
                guard: "isRefused",
                target: "refused",
                actions: ["dropPicture", assign(({ event }) => ({ hasAllPhotos: isReceiptLimit({ event }) }))]
              },
              { guard: "isEnded", target: "failed", actions: ["dropPicture", "showEnded", "emitOutdated"] },
              { guard: "isOver", target: "failed", actions: ["dropPicture", "showOver", "emitOutdated"] },
              { guard: "isByMember", target: "failed", actions: ["dropPicture", "showByMember"] },
              { target: "failed", actions: "dropPicture" }
            ]
          }
        },
        refused: { meta: { spec: "D-62b", tone: "bad" }, description: "No picture the shop can read, or too large." },
        failed: { meta: { spec: "8", tone: "bad" } }
      }
    }
  }
})

/** Returns the form after an event; the same if it changes nothing. */
const formAfter = ({ form, order }: ReturnClaimContext, event: ReturnClaimEvent): ClaimForm => {
  switch (event.type) {
    case "reason.chosen":
      return { ...form, reason: event.reason }
    case "refund.chosen":
      return { ...form, refund: event.refund }
    case "field.typed":
      return { ...form, [event.field]: event.value }
    case "units.stepped": {
      const most = returnableLines(order).find(({ id }) => id === event.line)?.quantity ?? 0
      const units = Math.min(Math.max((form.units[event.line] ?? 0) + event.by, 0), most)
      return { ...form, units: { ...form.units, [event.line]: units } }
    }
    default:
      return form
  }
}

const withPhotos = ({ form, tried }: ReturnClaimContext, photos: ReadonlyArray<ReceiptId>) => ({
  photos,
  picture: null,
  refusal: null,
  ...(tried && { problems: claimProblems(form, photos) })
})

/** Returns the machine of the form of a return, over its port. */
export const returnClaimMachineOver = ({ keepPhoto, claim }: ReturnClaimPort) =>
  returnClaimMachine.provide({ actors: portActors<ReturnClaimPort>({ keepPhoto, claim }) })
