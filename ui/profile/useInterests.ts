import { useEffect } from "react"
import type { Member } from "#core/account/member.ts"
import { interestsMachineOver } from "#core/profile/interests.machine.ts"
import { interestGroups } from "#core/profile/interests.rule.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { chosenIn, chosenText } from "./drafts/stored-drafts.ts"
import { useMemberChange } from "./useMemberChange.ts"

/** The choice of interests of a member; what is chosen survives a reload until it is saved. Decision 0036. */
export const useInterests = ({ interest }: Member, isNew: boolean) => {
  const { ports, local, chrome } = useShop()
  const actor = useScreenActor(interestsMachineOver, ports.profile, {
    interest,
    chosen: chosenIn(local.interestsDraft.read()),
    groups: interestGroups(chrome.categories),
    isNew
  })
  useMemberChange(actor, local.interestsDraft)
  useEffect(() => {
    const typed = actor.on("draft.changed", ({ chosen }) => local.interestsDraft.write(chosenText(chosen)))
    return () => typed.unsubscribe()
  }, [actor, local])
  return actor
}
