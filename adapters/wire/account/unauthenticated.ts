import { Unauthenticated } from "#core/account/account.errors.ts"
import type { Refusal } from "../endpoint.ts"

/** No member is logged in; a row that names it is for members only and checks this first. Wire, Failure. */
export const unauthenticated: Refusal<Unauthenticated> = {
  status: 401,
  code: "UNAUTHENTICATED",
  make: () => new Unauthenticated()
}
