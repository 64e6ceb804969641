import { Effect } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Session } from "./db.ts"

/** A message that went, or will go, out of the shop. Wire, Development helpers. */
export interface SentMessage {
  readonly channel: "sms" | "whatsapp" | "email"
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly code?: string
  readonly at: Instant
}

const shownAtOnce = 200

/** What was handed over for sending, newest first; to one receiver where it is given. */
export const sentMessages = (db: Session, to?: string): Effect.Effect<ReadonlyArray<SentMessage>, Unavailable> =>
  Effect.map(
    db.ask((sql) =>
      sql
        .selectFrom("outbox")
        .select(["kind", "payload", "created_at"])
        .where("kind", "in", ["sms", "whatsapp", "email"])
        .orderBy("created_at", "desc")
        .limit(shownAtOnce)
        .execute()
    ),
    (rows) =>
      rows
        .map(({ kind, payload, created_at: at }) => ({
          ...(payload as Omit<SentMessage, "channel" | "at">),
          channel: kind as SentMessage["channel"],
          at: instant(new Date(at).getTime())
        }))
        .filter((message) => to === undefined || message.to === to)
  )
