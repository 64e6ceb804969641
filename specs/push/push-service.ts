import { createPublicKey, verify } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
// The library that encrypts is built on it; here it decrypts, as a browser does.
import ece from "http_ece"
import type { SomeBrowser } from "./some-subscription.ts"

/** A message as it arrived at the push service. */
export interface Arrived {
  readonly path: string
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly body: Buffer
}

/** A push service on this machine. The caller closes it. */
export interface PushService {
  readonly origin: string
  readonly arrived: ReadonlyArray<Arrived>
  /** Sets the status that it answers with from now on; `undefined` answers nothing. */
  readonly answers: (status: number | undefined, headers?: Readonly<Record<string, string>>) => void
  readonly close: () => Promise<void>
}

export const openPushService = async (): Promise<PushService> => {
  const arrived: Array<Arrived> = []
  let status: number | undefined = 201
  let headers: Readonly<Record<string, string>> = {}
  const server = createServer(async (request, response) => {
    arrived.push({ path: request.url ?? "", headers: request.headers, body: await buffer(request) })
    if (status !== undefined) response.writeHead(status, headers).end()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    answers: (next, named = {}) => {
      status = next
      headers = named
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}

/** Returns what a browser reads in a message. Throws if it was encrypted for another one. RFC 8291. */
export const decrypt = ({ body }: Arrived, { keys, secret }: SomeBrowser): unknown =>
  JSON.parse(
    ece.decrypt(body, { version: "aes128gcm", privateKey: keys, authSecret: secret.toString("base64url") }).toString()
  )

/** Returns what the shop states of itself, and the key that proves it. Throws unless the signature fits. RFC 8292. */
export const senderOf = ({ headers }: Arrived): { readonly claims: Record<string, unknown>; readonly key: string } => {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(String(headers["authorization"])) ?? []
  const [header = "", claims = "", signature = ""] = token.split(".")
  const point = Buffer.from(key, "base64url")
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")]
  const isRight = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url")
  )
  if (!isRight) throw new Error("the signature is of another key")
  return { claims: JSON.parse(Buffer.from(claims, "base64url").toString()), key }
}
