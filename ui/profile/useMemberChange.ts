import { useEffect } from "react"
import type { Actor, AnyActorLogic } from "xstate"
import type { Member } from "#core/account/member.ts"
import { useShop } from "../app/shop.tsx"

/** Whoever shows the member hears of every change of theirs. */
export const useMemberChange = (actor: Pick<Actor<AnyActorLogic>, "on">): void => {
  const { account } = useShop()
  useEffect(() => {
    const changed = actor.on("member.changed", (event) =>
      account.tell({ type: "member.changed", member: (event as unknown as { readonly member: Member }).member })
    )
    return () => changed.unsubscribe()
  }, [actor, account])
}
