import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { type AnyLetter, keptLetter, messageOf, type Writing } from "#adapters/outbox/letters.ts"
import { sendDue } from "#adapters/outbox/sender.ts"
import { smtp } from "#adapters/outbox/smtp.ts"
import type { Db, Session } from "#adapters/postgres/db.ts"
import { keptMessages, putOutgoing, sqlOutbox } from "#adapters/postgres/outbox.sql.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Post } from "#core/kernel/letter.ts"
import type { Instant } from "#core/kernel/moment.ts"
import en from "#ui/messages/en/mail.json" with { type: "json" }
import id from "#ui/messages/id/mail.json" with { type: "json" }
import type { Config } from "./config.ts"
import type { Job } from "./jobs.ts"
import type { SentMessage } from "./outbox-page.ts"
import type { Secret } from "./secret.ts"

/** What the shop sends to people. */
export interface Mailing {
  /** Takes letters in a transaction; they leave once it has happened. */
  readonly postIn: (session: Session, now: Instant) => Post<AnyLetter>
  readonly job: Job
  /** What was written, newest first, in words. */
  readonly sent: (to: string | undefined) => Effect.Effect<ReadonlyArray<SentMessage>, Unavailable>
  readonly stop: () => void
}

const lookMs = 1_000

/** @param address the shop's own, for links; never what a caller says it is */
export const mailingOver = ({
  db,
  config,
  secret,
  now,
  address
}: {
  readonly db: Db
  readonly config: Config
  readonly secret: Secret
  readonly now: () => Instant
  readonly address: () => string
}): Mailing => {
  const writing: Writing = { texts: { id, en }, address, lock: secret.lock, unlock: secret.unlock }
  const [kept, read] = [keptLetter(writing), messageOf(writing)]
  const mail = config.smtpUrl === undefined ? undefined : smtp(config.smtpUrl, config.mailFrom)
  // In production mail waits until there is somebody to hand it to; else, what was written is read in `/dev/outbox`.
  const sends = mail !== undefined || config.environment === "production"
  const deliver = mail === undefined ? {} : { email: mail.deliver }
  let stopped = false
  return {
    postIn: (session, at) => ({
      put: (letter) =>
        session.ask((on) => putOutgoing(on, { id: randomUUID(), channel: "email", payload: kept(letter), at }, sends))
    }),
    job: {
      name: "outbox",
      everyMs: lookMs,
      run: Effect.map(
        sendDue({
          store: sqlOutbox(db),
          deliver,
          read,
          now,
          dice: Math.random,
          stopped: () => stopped
        }),
        (taken) => taken > 0
      )
    },
    sent: (to) =>
      Effect.map(keptMessages(db, to), (messages) =>
        messages.map(({ channel, payload, at }) => ({ ...read(payload), channel, at }))
      ),
    stop: () => {
      stopped = true
      mail?.close()
    }
  }
}
