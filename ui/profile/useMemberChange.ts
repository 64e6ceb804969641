import { useEffect } from "react"
import type { Actor, AnyActorLogic } from "xstate"
import type { Member } from "#core/account/member.ts"
import type { TextStore } from "#core/kernel/text-store.ts"
import { useShop } from "../shop/shop.tsx"

/**
 * Reports every change of the member to the parts that show them.
 *
 * @param draft what this tab stores of the form; a saved form has none
 */
export const useMemberChange = (actor: Pick<Actor<AnyActorLogic>, "on">, draft?: TextStore): void => {
  const { account } = useShop()
  useEffect(() => {
    const changed = actor.on("member.changed", (event) => {
      draft?.clear()
      account.tell({ type: "member.changed", member: (event as unknown as { readonly member: Member }).member })
    })
    return () => changed.unsubscribe()
  }, [actor, account, draft])
}
