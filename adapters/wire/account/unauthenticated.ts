import { Unauthenticated } from "#core/account/account.errors.ts"
import type { Refusal } from "../endpoint.ts"

/** Nobody is logged in; a row that names it is a member's alone and looks at nothing else first. Wire conventions: 401. */
export const unauthenticated: Refusal<Unauthenticated> = {
  status: 401,
  code: "UNAUTHENTICATED",
  make: () => new Unauthenticated()
}
