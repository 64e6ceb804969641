import { type DestinationStream, type Logger, pino } from "pino"
import type { Config } from "./config.ts"

/** Never logged, at any depth: credentials, and what identifies their owner. Security 3 and 5. */
const secret = [
  "password",
  "current_password",
  "code",
  "token",
  "access_token",
  "hash",
  "otp_hash",
  "recaptcha_token",
  "authorization",
  "cookie",
  "email",
  "phone",
  "phone_no",
  "entity_value",
  "to"
]

/** Most bytes of lines that wait for a log that cannot be written, as on a full disk; further lines are dropped. Own choice. */
const mostWaiting = 1_000_000

/**
 * Returns the error output as a destination. A line that cannot be written waits for the next one, and ends nothing. Written at
 * once: what waits would be written when the process ends, and tried without end on a full disk.
 */
const errorOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 2, sync: true, maxLength: mostWaiting, retryEAGAIN: () => false })
  output.on("error", () => {})
  return output
}

/** The server's log: facts about calls, nothing of what was in them. */
export const loggingTo = (level: Config["logLevel"], to: DestinationStream = errorOutput()): Logger =>
  pino({ level, redact: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]) }, to)
