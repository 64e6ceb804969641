import type { Instant } from "../kernel/moment.ts"
import type { AccountPort } from "./account.port.ts"
import type { AccountCaller, AccountServices } from "./account-services.port.ts"
import type { AccountStores } from "./account-store.port.ts"
import { credentialsOver } from "./credentials/credentials.usecases.ts"
import { otpOver } from "./otp/otp.usecases.ts"
import { registrationOver } from "./registration/registration.usecases.ts"
import { sessionOver } from "./session/session.usecases.ts"

/**
 * An account as one person asks for it. Scarce things (tries, sends, codes, proofs, links) are taken by single calls of the
 * stores before anything secret is compared, and stay taken though the call is refused. Security 3.
 */
export const accountOver = (
  stores: AccountStores,
  services: AccountServices,
  caller: AccountCaller,
  now: Instant
): AccountPort => {
  const parts = { stores, services, caller, now }
  return { ...sessionOver(parts), ...otpOver(parts), ...registrationOver(parts), ...credentialsOver(parts) }
}
