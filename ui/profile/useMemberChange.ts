import { useEffect } from "react"
import type { Actor, AnyActorLogic } from "xstate"
import type { Member } from "#core/account/member.ts"
import { useShop } from "../app/shop.tsx"

/** Reports every change of the member to the parts that show them. */
export const useMemberChange = (actor: Pick<Actor<AnyActorLogic>, "on">): void => {
  const { account } = useShop()
  useEffect(() => {
    const changed = actor.on("member.changed", (event) =>
      account.tell({ type: "member.changed", member: (event as unknown as { readonly member: Member }).member })
    )
    return () => changed.unsubscribe()
  }, [actor, account])
}
