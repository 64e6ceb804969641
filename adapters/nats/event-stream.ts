import { createHash } from "node:crypto"
import {
  AckPolicy,
  type JetStreamClient,
  type JsMsg,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType
} from "@nats-io/jetstream"
import { connect, type NatsConnection } from "@nats-io/transport-node"
import { Effect, Exit } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { queueIn } from "#core/tracking/queue.rule.ts"
import type { GivenEvents, TrackingStore } from "#core/tracking/tracking.port.ts"
import { SessionId } from "#core/tracking/tracking-event.ts"

/** A stream of tracked events between the calls of browsers and the database. Decision 0139. */
export interface EventStream {
  /** Publishes the events of a call to the stream; returns how many it did not have yet. */
  readonly insert: TrackingStore["insert"]
  /** Finishes the batch that is being written, and leaves; what is not written waits in the stream. */
  readonly close: () => Promise<void>
}

interface StreamParts {
  /** Address of the server, with name and password if it asks for them. */
  readonly url: string
  /** Stores events in the database. */
  readonly write: (given: ReadonlyArray<GivenEvents>) => Effect.Effect<unknown, Unavailable>
  readonly report: (failure: string) => void
}

const [stream, subject, consumer] = ["PENDAR_EVENTS", "pendar.events", "postgres"]
/** The server recognises a message that comes again for so long; later ones the database does. */
const knownNs = 120 * 1e9
/** A message that was taken and not confirmed is given again after this time. */
const confirmNs = 30 * 1e9
const messagesMost = 100
const [fetchMs, publishMs, pauseMs] = [1_000, 3_000, 1_000]

/** Joins the stream, and again whenever its server comes back; until then no events are taken, and browsers keep them. */
export const openEventStream = ({ url, write, report }: StreamParts): EventStream => {
  let [connection, client]: [NatsConnection | undefined, JetStreamClient | undefined] = [undefined, undefined]
  let isOver = false
  let awake = (): void => {}
  const pause = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, pauseMs)
      awake = () => {
        clearTimeout(timer)
        done()
      }
    })
  const work = async (): Promise<void> => {
    while (!isOver)
      try {
        connection ??= await join(url)
        client ??= jetstream(connection, { timeout: publishMs })
        await writeNext(client, write)
      } catch (cause) {
        if (isOver) return
        report(cause instanceof Error ? cause.message : String(cause))
        // A stream that the server has lost is made again.
        if (connection?.isClosed() !== false) client = connection = undefined
        else await ensure(connection).catch(() => undefined)
        await pause()
      }
  }
  const working = work()
  return {
    insert: (session, events, receivedAt) =>
      Effect.tryPromise({
        try: async () => {
          if (client === undefined || isOver) throw new Error("the stream is not joined")
          const msgID = createHash("sha256")
            .update(`${session} ${events.map(({ id }) => id).join()}`)
            .digest("base64url")
          const { duplicate } = await client.publish(subject, textOf({ session, events, receivedAt }), { msgID })
          return duplicate ? 0 : events.length
        },
        catch: () => new Unavailable()
      }),
    close: async () => {
      isOver = true
      awake()
      await working
      await connection?.close()
    }
  }
}

const join = async (url: string): Promise<NatsConnection> => {
  const { host, protocol, username, password } = new URL(url)
  const connection = await connect({
    servers: `${protocol}//${host}`,
    name: "pendar",
    maxReconnectAttempts: -1,
    reconnectTimeWait: pauseMs,
    timeout: publishMs,
    ...(username !== "" && { user: decodeURIComponent(username), pass: decodeURIComponent(password) })
  })
  try {
    await ensure(connection)
    return connection
  } catch (cause) {
    await connection.close()
    throw cause
  }
}

/** Makes what is missing; what operators have set up, with copies or limits, stays as it is. */
const ensure = async (connection: NatsConnection): Promise<void> => {
  const { streams, consumers } = await jetstreamManager(connection, { timeout: publishMs })
  await streams.info(stream).catch(() =>
    streams.add({
      name: stream,
      subjects: [subject],
      storage: StorageType.File,
      retention: RetentionPolicy.Workqueue,
      duplicate_window: knownNs
    })
  )
  await consumers.info(stream, consumer).catch(() =>
    consumers.add(stream, {
      durable_name: consumer,
      ack_policy: AckPolicy.Explicit,
      ack_wait: confirmNs,
      max_deliver: -1
    })
  )
}

/** Writes what waits, and confirms it after the commit: what was written and not confirmed comes again, and is stored once. */
const writeNext = async (client: JetStreamClient, write: StreamParts["write"]): Promise<void> => {
  const messages: Array<JsMsg> = []
  const from = await client.consumers.get(stream, consumer)
  for await (const message of await from.fetch({ max_messages: messagesMost, expires: fetchMs })) messages.push(message)
  const given = messages.map((message) => ({ message, events: givenIn(message.string()) }))
  for (const { message, events } of given) if (events === undefined) message.term("no events")
  const good = given.flatMap(({ message, events }) => (events === undefined ? [] : [{ message, events }]))
  if (good.length === 0) return
  const exit = await Effect.runPromiseExit(write(good.map(({ events }) => events)))
  for (const { message } of good) Exit.isSuccess(exit) ? message.ack() : message.nak(pauseMs)
  if (!Exit.isSuccess(exit)) throw new Error("the database did not take the events")
}

const textOf = ({ session, events, receivedAt }: GivenEvents): string =>
  JSON.stringify({ v: 1, session, receivedAt, events })

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Parses a message; none if another program has put it there. */
const givenIn = (text: string): GivenEvents | undefined => {
  const events = queueIn(text)
  if (events.length === 0) return undefined
  const { session, receivedAt } = JSON.parse(text) as Readonly<Record<string, unknown>>
  if (typeof session !== "string" || !uuid.test(session) || !Number.isSafeInteger(receivedAt)) return undefined
  return { session: SessionId(session), events, receivedAt: instant(Number(receivedAt)) }
}
