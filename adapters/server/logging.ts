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

/** The server's log: facts about calls, nothing of what was in them. */
export const loggingTo = (
  level: Config["logLevel"],
  to: DestinationStream = pino.destination({ dest: 2, sync: false })
): Logger => pino({ level, redact: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]) }, to)
