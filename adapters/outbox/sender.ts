import { Effect } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { PushMoment } from "#core/push/push-moments.rule.ts"

/** A way to a receiver. */
export type Channel = "sms" | "whatsapp" | "email" | "push"

/** How a notice is sent and opened. */
export interface SentNotice {
  /** Path of the shop that a press opens. */
  readonly path: string
  /** A later notice of the same order replaces one that has not arrived; says nothing about the order. RFC 8030. */
  readonly topic: string
  readonly until: Instant
  readonly urgency: PushMoment["urgency"]
}

/** A message as its receiver reads it. */
export interface RenderedMessage {
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly code?: string
  /** Of the letter of an e-gift, for carriers that hold the words themselves. */
  readonly gift?: { readonly sender: string; readonly link: string }
  /** Of a notice on a device, whose number is `to`. */
  readonly push?: SentNotice
  /** What it is written in, for carriers that hold the words themselves. */
  readonly language?: Language
}

/** A message that no other sender takes until the claim expires. */
export interface Claimed {
  /** Also the message's number at the provider, which detects a repeated one by it. */
  readonly id: string
  readonly channel: Channel
  /** As it was written into the outbox. */
  readonly payload: unknown
  /** 1 for the first try. */
  readonly attempt: number
}

/** Store of messages that are written with the change they report. */
export interface OutboxStore {
  /** Takes messages that are due away from everybody else until `until`, the longest waiting first. */
  readonly claim: (wish: {
    readonly channels: ReadonlyArray<Channel>
    readonly now: Instant
    readonly until: Instant
    readonly most: number
  }) => Effect.Effect<ReadonlyArray<Claimed>, Unavailable>
  readonly sent: (claimed: Claimed, now: Instant) => Effect.Effect<void, Unavailable>
  /** To be tried again at `again`; without it never. */
  readonly failed: (
    claimed: Claimed,
    outcome: { readonly failure: string; readonly now: Instant; readonly again?: Instant }
  ) => Effect.Effect<void, Unavailable>
  /** Was not tried: the next sender may. */
  readonly giveBack: (claimed: Claimed) => Effect.Effect<void, Unavailable>
}

/** Passes a message to its transport. Rejects if it was not accepted. */
export type Deliver = (message: RenderedMessage, id: string) => Promise<void>

/** Sends what waits in the outbox. */
export interface Sender {
  readonly store: OutboxStore
  /** The channels that can be served. */
  readonly deliver: Readonly<Partial<Record<Channel, Deliver>>>
  /** Renders a payload of the outbox. Throws if it cannot. */
  readonly read: (payload: unknown) => RenderedMessage
  readonly now: () => Instant
  /** From 0 to below 1. */
  readonly random: () => number
  /** Once true, nothing more is tried. */
  readonly stopped: () => boolean
}

/** Tries of one message, then it is given up. Security 2. */
export const mostTries = 10
const takenAtOnce = 20
/** Longer than any transport takes for `takenAtOnce` messages: a lease expires only if its server died. */
const leaseMs = 10 * 60_000
const firstPauseMs = 60_000
const longestPauseMs = 6 * 3_600_000

/**
 * Sends what is due, once each, and returns how many messages were tried. Several servers may do so at once. A
 * message that arrives and is not marked, because the server died in between, goes out again under the same number.
 */
export const sendDue = (sender: Sender): Effect.Effect<number, Unavailable> =>
  Effect.gen(function* () {
    const { store, now } = sender
    const channels = (["email", "sms", "whatsapp", "push"] as const).filter((channel) => sender.deliver[channel])
    const started = now()
    const claimed = yield* store.claim({
      channels,
      now: started,
      until: instant(started + leaseMs),
      most: takenAtOnce
    })
    yield* Effect.forEach(claimed, (one) => sendOne(sender, one), { concurrency: 5, discard: true })
    return claimed.length
  })

const sendOne = ({ store, deliver, read, now, random, stopped }: Sender, claimed: Claimed) =>
  Effect.gen(function* () {
    if (stopped()) return yield* store.giveBack(claimed)
    const failure = yield* Effect.promise(async () => {
      try {
        await deliver[claimed.channel]?.(read(claimed.payload), claimed.id)
        return undefined
      } catch (cause) {
        return cause instanceof Error ? cause.message : String(cause)
      }
    })
    if (failure === undefined) return yield* store.sent(claimed, now())
    const again = claimed.attempt < mostTries ? instant(now() + pauseAfter(claimed.attempt, random())) : undefined
    yield* store.failed(claimed, { failure, now: now(), ...(again !== undefined && { again }) })
  })

/** A pause of any length up to twice the one before, so that messages that failed together come back apart. */
export const pauseAfter = (attempt: number, random: number): number =>
  Math.floor(random * Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1)))
