import { Effect } from "effect"
import { type PushKeys, pushKeysFrom, pushKeysOf } from "#adapters/identity/push-keys.ts"
import { type WebPush, webPush } from "#adapters/outbox/web-push.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlPush, sqlSentTo } from "#adapters/postgres/push/push.sql.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { pushServices } from "#core/push/endpoint.rule.ts"
import type { PushPort } from "#core/push/push.port.ts"
import { pushOver } from "#core/push/push.usecases.ts"
import type { Config } from "../config.ts"
import type { Caller } from "../http/caller.ts"
import type { Secret } from "../secret.ts"
import { keyedMutex } from "./keyed-mutex.ts"

interface Asker extends Caller {
  readonly now: Instant
}

/** The shop's keys of notices: the configured one, or the one that the secret leads to. Decision 0140. */
export const pushKeysIn = ({ pushPrivateKey }: Pick<Config, "pushPrivateKey">, secret: Secret): PushKeys =>
  (pushPrivateKey === undefined ? undefined : pushKeysFrom(pushPrivateKey)) ??
  pushKeysOf((text) => secret.sign("push", text))

/** Push services that this server sends to. */
const servicesIn = ({ pushServices: further = "" }: Pick<Config, "pushServices">): ReadonlyArray<string> => [
  ...pushServices,
  ...further
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "")
]

/** Members' devices over the database: each change one transaction, those of one member one after another. Decision 0046. */
export const pushPorts = (
  db: Db,
  config: Pick<Config, "pushPrivateKey" | "pushServices">,
  secret: Secret
): ((asker: Asker) => PushPort) => {
  const { publicKey } = pushKeysIn(config, secret)
  const services = servicesIn(config)
  const mutex = keyedMutex()
  return ({ member, session, now }) =>
    membersOnly(member, (id) => {
      const caller = { member: id, session, now, publicKey, services }
      return {
        ...pushOver(sqlPush(db), caller),
        subscribe: (subscription) =>
          mutex(
            id,
            db.inTransaction((tx) => pushOver(sqlPush(tx), caller).subscribe(subscription))
          )
      }
    })
}

/** What sends notices to members' devices. */
export const pushSender = (
  db: Db,
  config: Pick<Config, "pushPrivateKey" | "pushServices">,
  secret: Secret,
  { contact, now }: Pick<WebPush, "contact" | "now">
) => {
  const { subscription, end } = sqlSentTo(db)
  return webPush({
    keys: pushKeysIn(config, secret),
    services: servicesIn(config),
    contact,
    now,
    subscription: (id) => Effect.runPromise(subscription(id)),
    end: (id, endpoint) => Effect.runPromise(end(id, endpoint))
  })
}
