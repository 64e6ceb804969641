import { assign, setup } from "xstate"
import { placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { GoodsId } from "../pricing/goods.ts"
import type { DistrictId } from "../regions/region.ts"
import type { DeliveryDays } from "./delivery-days.ts"
import type { DeliveryDaysPort } from "./shipping.port.ts"

/** The goods of a product page, and the kecamatan that this browser remembers. */
export interface DeliveryDaysInput {
  readonly goods: GoodsId
  readonly district: DistrictId | null
}

interface DeliveryDaysContext extends DeliveryDaysInput {
  /** The last answer; of the same kecamatan, but perhaps of another combination, while the next one is awaited. */
  readonly answer: DeliveryDays | null
}

/** Events of the delivery days on a product page. */
export type DeliveryDaysEvent = Timed<
  | { readonly type: "district.chosen"; readonly district: DistrictId }
  /** Another shade or size is chosen. */
  | { readonly type: "goods.changed"; readonly goods: GoodsId }
  | { readonly type: "retry.wanted" }
>

/** When a product arrives in the shopper's kecamatan. Rule 24; D-52. */
export const deliveryDaysMachine = setup({
  types: {
    input: {} as DeliveryDaysInput,
    context: {} as DeliveryDaysContext,
    events: {} as DeliveryDaysEvent
  },
  actors: placeholderActors<DeliveryDaysPort>("deliveryDays"),
  guards: {
    hasDistrict: ({ context: { district } }) => district !== null,
    isDistrictUnknown: wasRefusedWith<DeliveryDaysPort>("DistrictUnknown"),
    isSent: ({ event }) => "output" in event && (event.output as DeliveryDays).days !== undefined
  },
  actions: {
    choose: assign(({ event }) => (event.type === "district.chosen" ? { district: event.district, answer: null } : {})),
    change: assign(({ event }) => (event.type === "goods.changed" ? { goods: event.goods } : {})),
    take: assign(({ event }) => ("output" in event ? { answer: event.output as DeliveryDays } : {})),
    forget: assign({ district: null, answer: null })
  }
}).createMachine({
  id: "delivery-days",
  context: ({ input }) => ({ ...input, answer: null }),
  initial: "deciding",
  on: {
    "district.chosen": { target: ".deciding", actions: "choose" },
    "goods.changed": { target: ".deciding", actions: "change" }
  },
  states: {
    deciding: { always: [{ guard: "hasDistrict", target: "asking" }, { target: "unasked" }] },
    unasked: { meta: { spec: "D-52", tone: "idle" }, description: "No kecamatan is known yet." },
    asking: {
      meta: { spec: "D-52", tone: "busy" },
      invoke: {
        src: "deliveryDays",
        input: ({ context: { goods, district } }) => {
          if (district === null) throw new Error("no kecamatan is known")
          return { ...goods, district }
        },
        onDone: [
          { guard: "isSent", target: "known", actions: "take" },
          { target: "notSent", actions: "take" }
        ],
        onError: [{ guard: "isDistrictUnknown", target: "unasked", actions: "forget" }, { target: "failed" }]
      }
    },
    known: { meta: { spec: "D-52", tone: "ok" } },
    notSent: { meta: { spec: "D-52", tone: "warn" }, description: "No courier takes it there." },
    failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "asking" } }
  }
})

/** Returns the machine of the delivery days on a product page, over its port. */
export const deliveryDaysMachineOver = ({ deliveryDays }: DeliveryDaysPort) =>
  deliveryDaysMachine.provide({ actors: portActors<DeliveryDaysPort>({ deliveryDays }) })
