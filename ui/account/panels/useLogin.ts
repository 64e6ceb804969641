import { useEffect } from "react"
import type { LoginEvent } from "#core/account/login/login.machine.ts"
import { failuresKey, loginMachineOver, type Returned } from "#core/account/login/login.machine.ts"
import type { LoginView } from "#core/account/login/login.view.ts"
import { viewLogin } from "#core/account/login/login.view.ts"
import type { SignedIn } from "#core/account/session/session.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import { failuresIn, reloadedIn } from "../persisted-account.ts"

/** A log-in by password, which remembers in every tab how often one has failed. Specification 4, Login. */
export const useLogin = (
  identifier: string,
  returned: Returned | null,
  onSignedIn: (signedIn: SignedIn) => void
): readonly [LoginView, (event: Untimed<LoginEvent>) => void] => {
  const { ports, local, now } = useShop()
  const actor = useScreenActor(loginMachineOver, ports.account, {
    identifier,
    failures: failuresIn(local.loginFailures.read()),
    reloadedAt: reloadedIn(local.reloadedAt.read()),
    returned,
    at: now()
  })
  const [view, send] = useView(actor, viewLogin)
  useEffect(() => {
    const subscriptions = [
      actor.on("failures.changed", ({ failures }) => local.loginFailures.write(JSON.stringify({ v: 1, failures }))),
      actor.on("page.outdated", ({ at }) => {
        local.reloadedAt.write(String(at))
        location.reload()
      }),
      // Another tab set a new password: nothing is remembered any more.
      local.loginFailures.watch?.(() => {
        const { identifier } = actor.getSnapshot().context
        if (failuresIn(local.loginFailures.read())[failuresKey(identifier)] === undefined)
          send({ type: "password.reset", identifier })
      }),
      actor.subscribe(({ output }) => (output === undefined ? undefined : onSignedIn(output)))
    ]
    return () => {
      for (const one of subscriptions) {
        if (typeof one === "function") one()
        else one?.unsubscribe()
      }
    }
  }, [actor, local, onSignedIn, send])
  return [view, send]
}
