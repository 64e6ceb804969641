import { type ActorRefFrom, createActor } from "xstate"
import type { Untimed } from "#core/kernel/timed.ts"
import {
  type ReactionsEvent,
  type reactionsMachine,
  reactionsMachineOver
} from "#core/reviews/reactions/reactions.machine.ts"
import type { Shop } from "../shop/shop.tsx"

type Actor = ActorRefFrom<typeof reactionsMachine>

/** The marks of the reviews of a page, once a member has any or makes one. */
export interface LiveReactions {
  readonly actor: Actor
  readonly send: (event: Untimed<ReactionsEvent>) => void
  /** Ends it after what is on its way: a page that is left takes no press back. */
  readonly leave: () => void
}

const texts: Readonly<Record<string, string>> = {
  OwnReview: "product.reviews.react.own",
  ReviewUnknown: "product.reviews.react.gone"
}

/** Starts the machine of the marks; what became of a press is said in a notice. */
export const startReactions = ({
  ports,
  appActors: { notices },
  now,
  inspected
}: Pick<Shop, "ports" | "appActors" | "now" | "inspected">): LiveReactions => {
  const actor = createActor(reactionsMachineOver(ports.reactions), inspected?.())
  const post = (kind: "info" | "error", text: string) =>
    notices.send({ type: "notice.posted", notice: { kind, text }, at: now() })
  actor.on("mark.failed", ({ tag }) =>
    post("error", texts[tag] ?? (navigator.onLine ? "product.reviews.react.failed" : "product.reviews.react.offline"))
  )
  actor.on("mark.stored", ({ kind, on }) => {
    if (kind === "bookmark") post("info", on ? "product.reviews.react.stored" : "product.reviews.react.removed")
  })
  actor.start()
  const send: LiveReactions["send"] = (event) => actor.send({ ...event, at: now() } as ReactionsEvent)
  const reconnect = () => send({ type: "connection.returned" })
  addEventListener("online", reconnect)
  return {
    actor,
    send,
    leave: () => {
      removeEventListener("online", reconnect)
      const stop = () => {
        if (actor.getSnapshot().context.wanted.length === 0) actor.stop()
      }
      actor.subscribe(stop)
      stop()
    }
  }
}
