import { Schema } from "effect"
import { PushSubscriptionRefused } from "#core/push/push.errors.ts"
import type { PushDevices, PushPort } from "#core/push/push.port.ts"
import { endpointLength, type PushDevice, type PushSubscriptionFacts } from "#core/push/push.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Wire } from "../endpoint.ts"
import { nothing, one, same } from "../parts.ts"
import { subscriptionsPath } from "./subscriptions-path.ts"

/** Addresses, keys and numbers have printable ASCII alone; what they are beyond that is checked by `core/push`. */
const upTo = (length: number) =>
  Schema.String.pipe(Schema.check(Schema.isMaxLength(length), Schema.isPattern(/^[\x20-\x7e]*$/)))
const device = Schema.Struct({ id: Schema.String, endpoint: Schema.String }).pipe(Schema.encodeKeys({ id: "_id" }))
const devices = same<PushDevices>(
  Schema.Struct({ publicKey: Schema.String, devices: Schema.Array(device) }).pipe(
    Schema.encodeKeys({ publicKey: "public_key" })
  )
)
const subscription = same<PushSubscriptionFacts>(
  Schema.Struct({ endpoint: upTo(endpointLength), p256dh: upTo(100), auth: upTo(30) })
)

/** Endpoints for notices of orders on a member's devices. D-59; decision 0140. */
export const pushWire: Wire<PushPort> = {
  devices: {
    service: "public",
    method: "get",
    path: subscriptionsPath,
    summary: "The member's devices that are notified of orders, and the key that browsers subscribe with",
    input: nothing,
    output: one(devices),
    refusals: { Unauthenticated: unauthenticated }
  },
  subscribe: {
    service: "public",
    method: "post",
    path: subscriptionsPath,
    summary:
      "Notifies this device of the member's orders, or goes on doing so; the device renewed longest ago makes room",
    input: subscription,
    output: one(same<PushDevice>(device)),
    refusals: {
      PushSubscriptionRefused: {
        status: 422,
        code: "PUSH_SUBSCRIPTION_REFUSED",
        make: () => new PushSubscriptionRefused()
      },
      Unauthenticated: unauthenticated
    }
  },
  unsubscribe: {
    service: "public",
    method: "delete",
    path: `${subscriptionsPath}/{id}`,
    outlivesPage: true,
    summary: "Notifies a device no longer",
    input: same(Schema.Struct({ id: upTo(60) })),
    output: one(same(Schema.Struct({ removed: Schema.Literal(true) }))),
    refusals: { Unauthenticated: unauthenticated }
  }
}
