import { request as plainRequest } from "node:http"
import { request as secureRequest } from "node:https"

/** How long a provider may take to be there, and to have taken a message. Security 4, Outbound. */
const connectMs = 1_000
const totalMs = 3_000
/** An answer is read no further: only its status counts. */
const longestAnswer = 64 * 1024

/**
 * Posts a body to a provider of messages and returns the status of its answer. Rejects if none came in time. A redirect is not
 * followed: it could carry a message to a host that was never configured. The error names neither receiver nor text.
 */
export const post = (
  to: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string | number>>
): Promise<number> =>
  new Promise((answered, refused) => {
    const url = new URL(to)
    const asked = (url.protocol === "https:" ? secureRequest : plainRequest)(url, {
      method: "POST",
      signal: AbortSignal.timeout(totalMs),
      headers: { ...headers, "content-length": Buffer.byteLength(body) }
    })
    const timer = setTimeout(() => asked.destroy(new Error("the provider cannot be reached")), connectMs)
    asked.on("socket", (socket) => {
      // One that an earlier message left open.
      if (!socket.connecting) return clearTimeout(timer)
      socket.once(url.protocol === "https:" ? "secureConnect" : "connect", () => clearTimeout(timer))
    })
    asked.on("error", (cause) => {
      clearTimeout(timer)
      refused(cause)
    })
    asked.on("response", (answer) => {
      const { statusCode = 0 } = answer
      let read = 0
      answer.on("data", (part: Buffer) => {
        read += part.length
        if (read > longestAnswer) asked.destroy(new Error("the provider's answer is too long"))
      })
      answer.on("error", refused)
      answer.on("end", () => answered(statusCode))
    })
    asked.end(body)
  })

/** Sends JSON to a provider of messages. Rejects if it was not taken: refused, too late, or redirected. */
export const postJson = async (to: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<void> => {
  const status = await post(to, JSON.stringify(body), { ...headers, "content-type": "application/json" })
  if (status < 200 || status >= 300) throw new Error(`the provider answered ${status}`)
}
