import { request as plainRequest } from "node:http"
import { request as secureRequest } from "node:https"

/** How long a provider may take to be there, and to have taken a message. Security 4, Outbound. */
const connectMs = 1_000
const totalMs = 3_000
/** An answer is read no further: only its status counts. */
const longestAnswer = 64 * 1024

/**
 * Sends JSON to a provider of messages. Rejects if it was not taken: refused, too late, or redirected, since a
 * redirect could carry a code to a host that was never configured. The error names neither receiver nor text.
 */
export const postJson = (to: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((taken, refused) => {
    const text = JSON.stringify(body)
    const url = new URL(to)
    const asked = (url.protocol === "https:" ? secureRequest : plainRequest)(url, {
      method: "POST",
      signal: AbortSignal.timeout(totalMs),
      headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(text) }
    })
    const timer = setTimeout(() => asked.destroy(new Error("the provider cannot be reached")), connectMs)
    asked.on("socket", (socket) => {
      if (!socket.connecting) clearTimeout(timer)
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
      answer.on("end", () =>
        statusCode >= 200 && statusCode < 300 ? taken() : refused(new Error(`the provider answered ${statusCode}`))
      )
    })
    asked.end(text)
  })
