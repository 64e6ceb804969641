import type { AccountPort } from "#core/account/account.port.ts"
import type { Wire } from "../endpoint.ts"
import { otpWire } from "./account-codes.wire.ts"
import { credentialsWire } from "./account-credentials.wire.ts"
import { registrationWire } from "./account-registration.wire.ts"
import { sessionWire } from "./account-sessions.wire.ts"

/** The whole account on the wire. Specification 7, Account service and Public API: authentication. */
export const accountWire: Wire<AccountPort> = { ...sessionWire, ...otpWire, ...registrationWire, ...credentialsWire }
