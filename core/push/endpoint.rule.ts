import { endpointLength, type PushSubscriptionFacts } from "./push.ts"

/**
 * Push services that browsers subscribe at: those of Chrome and its relatives, Firefox, Edge, and Safari. `*.` stands for any
 * name below. Decision 0140.
 */
export const pushServices: ReadonlyArray<string> = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.notify.windows.com",
  "*.push.apple.com"
]

/** The scheme, a host without port, user or address of numbers, and a path of visible characters. */
const parts = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/([!-~]+)$/

/**
 * Returns whether the shop may send to an address: on https, without a port, at a known push service. Servers send to these addresses
 * from within their network, so nothing but a listed name is accepted, whatever it resolves to.
 *
 * @param services names of hosts, or whole origins (`http://127.0.0.1:9000`) that the settings of a server allow besides
 */
export const isPushEndpoint = (endpoint: string, services: ReadonlyArray<string> = pushServices): boolean => {
  if (endpoint.length > endpointLength || /[\\@#]/.test(endpoint)) return false
  const host = parts.exec(endpoint)?.[1]
  return services.some((service) => {
    if (service.includes("://")) return endpoint.startsWith(`${service}/`)
    if (host === undefined) return false
    return service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service
  })
}

/** Whether a subscription can be sent to: its address, and the lengths of its keys. RFC 8291. */
export const isPushSubscription = (
  { endpoint, p256dh, auth }: PushSubscriptionFacts,
  services: ReadonlyArray<string> = pushServices
): boolean =>
  // 65 bytes that begin with 4, an uncompressed point, and 16 bytes.
  isPushEndpoint(endpoint, services) && /^B[\w-]{86}$/.test(p256dh) && /^[\w-]{22}$/.test(auth)
