import { Effect } from "effect"
import type { Unavailable } from "../../kernel/failure.ts"
import { AlreadyTaken, type TooManyTries } from "../account.errors.ts"
import type { RegistrationPort } from "../account.port.ts"
import type { registrationIn } from "./registration.form.ts"

/** What a whole form asks for. */
export type RegistrationWanted = NonNullable<ReturnType<typeof registrationIn>>

/** The two questions of a registration: whether its names are free, and to be made. */
export interface RegistrationCalls extends Pick<RegistrationPort, "register"> {
  readonly check: (
    wanted: RegistrationWanted
  ) => Effect.Effect<{ readonly free: true }, AlreadyTaken | TooManyTries | Unavailable>
}

type Asked = Pick<RegistrationPort, "checkEmail" | "checkPhone" | "checkUserName" | "register">

/** Both over the account's calls: all values that other members have are reported at once. */
export const registrationCallsOver = (port: Asked): RegistrationCalls => ({
  register: port.register,
  check: ({ email, userName, phone }) =>
    Effect.all(
      {
        email: port.checkEmail({ email }),
        userName: port.checkUserName({ userName }),
        phone: port.checkPhone({ phone })
      },
      { concurrency: "unbounded" }
    ).pipe(
      Effect.flatMap((free) => {
        const fields = (["email", "userName", "phone"] as const).filter((field) => !free[field].isAvailable)
        return fields.length > 0 ? Effect.fail(new AlreadyTaken({ fields })) : Effect.succeed({ free: true as const })
      })
    )
})
