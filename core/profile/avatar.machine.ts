import { assign, emit, setup } from "xstate"
import type { Member } from "../account/member.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import { pictureBytes } from "../kernel/upload.ts"
import type { ProfilePort } from "./profile.port.ts"
import type { Crop } from "./profile.ts"
import type { MemberChanged } from "./profile-edit.machine.ts"

/** Calls of a member's own picture. */
export type AvatarPort = Pick<ProfilePort, "keepAvatar" | "removeAvatar">

/** A member's picture, the part of a new one that is cut out, and why it was refused. */
export interface AvatarContext {
  readonly member: Member
  readonly picture: Uint8Array | null
  /** None: the middle. */
  readonly crop: Crop | null
  readonly refusal: "picture" | "failed" | null
}

/** Events of a member's picture. */
export type AvatarEvent = Timed<
  | { readonly type: "picture.chosen"; readonly picture: Uint8Array }
  | { readonly type: "crop.moved"; readonly crop: Crop }
  | { readonly type: "crop.confirmed" }
  | { readonly type: "crop.dropped" }
  | { readonly type: "removal.wanted" }
>

/** A picture of oneself: chosen, cropped to a square, re-encoded by the shop. */
export const avatarMachine = setup({
  types: {
    input: {} as { readonly member: Member },
    context: {} as AvatarContext,
    events: {} as AvatarEvent,
    emitted: {} as MemberChanged
  },
  actors: placeholderActors<AvatarPort>("keepAvatar", "removeAvatar"),
  guards: {
    isTooLarge: ({ event }) => event.type === "picture.chosen" && event.picture.length > pictureBytes,
    hasAvatar: ({ context: { member } }) => member.image !== undefined,
    isRefused: wasRefusedWith<AvatarPort>("AvatarRefused")
  },
  actions: {
    hold: assign(({ event }) =>
      event.type === "picture.chosen" ? { picture: event.picture, crop: null, refusal: null } : {}
    ),
    move: assign(({ event }) => (event.type === "crop.moved" ? { crop: event.crop } : {})),
    drop: assign({ picture: null, crop: null }),
    adopt: assign(({ event }) =>
      "output" in event ? { member: event.output as Member, picture: null, crop: null, refusal: null } : {}
    ),
    tell: emit(({ context: { member } }) => ({ type: "member.changed", member })),
    showPicture: assign({ refusal: "picture", picture: null, crop: null }),
    showFailed: assign({ refusal: "failed" })
  }
}).createMachine({
  id: "avatar",
  context: ({ input: { member } }) => ({ member, picture: null, crop: null, refusal: null }),
  initial: "resting",
  states: {
    resting: {
      meta: { spec: "3", tone: "ok" },
      on: {
        "picture.chosen": [
          { guard: "isTooLarge", actions: "showPicture" },
          { target: "cropping", actions: "hold" }
        ],
        "removal.wanted": { guard: "hasAvatar", target: "removing" }
      }
    },
    cropping: {
      meta: { spec: "3", tone: "idle" },
      on: {
        "crop.moved": { actions: "move" },
        "crop.confirmed": "sending",
        "crop.dropped": { target: "resting", actions: "drop" }
      }
    },
    sending: {
      meta: { spec: "3", tone: "busy" },
      invoke: {
        src: "keepAvatar",
        input: ({ context: { picture, crop } }) => ({ picture: picture ?? new Uint8Array(), ...(crop && { crop }) }),
        onDone: { target: "resting", actions: ["adopt", "tell"] },
        onError: [
          { guard: "isRefused", target: "resting", actions: "showPicture" },
          { target: "cropping", actions: "showFailed" }
        ]
      }
    },
    removing: {
      meta: { spec: "3", tone: "busy" },
      invoke: {
        src: "removeAvatar",
        input: {},
        onDone: { target: "resting", actions: ["adopt", "tell"] },
        onError: { target: "resting", actions: "showFailed" }
      }
    }
  }
})

/** Returns the machine of a member's picture over its port. */
export const avatarMachineOver = ({ keepAvatar, removeAvatar }: AvatarPort) =>
  avatarMachine.provide({ actors: portActors<AvatarPort>({ keepAvatar, removeAvatar }) })
