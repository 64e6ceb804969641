import { type RefObject, useEffect, useRef } from "react"
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom"
import type { Member } from "#core/account/member.ts"
import { beautyProfileMachineOver } from "#core/profile/beauty/beauty-profile.machine.ts"
import { viewBeautyProfile } from "#core/profile/beauty/beauty-profile.view.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import { chosenIn, chosenText } from "../drafts/stored-drafts.ts"
import { useMemberChange } from "../useMemberChange.ts"

/** State of history entries that the steps themselves made. */
const ownStep = { byBeautyProfile: true }

/** A beauty profile in the making; its step is part of the address, and choices survive a reload. Specification 3. */
export const useBeautyProfile = (beauty: Member["beauty"]) => {
  const { ports, local } = useShop()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const number = Number(asked.get("step") ?? 1)
  const actor = useScreenActor(
    ({ profile, catalogue }: Pick<typeof ports, "profile" | "catalogue">) =>
      beautyProfileMachineOver({ tag: (input) => profile.tag(input), tags: (input) => catalogue.tags(input) }),
    ports,
    { beauty, chosen: chosenIn(local.beautyDraft.read()), number }
  )
  const [view, send] = useView(actor, viewBeautyProfile)
  useMemberChange(actor)
  useEffect(() => {
    const heard = [
      actor.on("go", ({ to }) => void navigate(to)),
      actor.on("step.shown", ({ number: shown }) => void navigate(`?step=${shown}`, { state: ownStep })),
      actor.on("draft.changed", ({ chosen }) => local.beautyDraft.write(chosenText(chosen))),
      actor.on("member.changed", () => local.beautyDraft.clear())
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor, navigate, local])
  // The machine's own addresses arrive late: what was pressed meanwhile is newer than they are.
  const { state, key } = useLocation() as { readonly state: Partial<typeof ownStep> | null; readonly key: string }
  const isOwn = useNavigationType() !== "POP" && state?.byBeautyProfile === true
  useEffect(() => {
    if (key && !isOwn) send({ type: "step.wanted", number })
  }, [send, number, key, isOwn])
  return { actor, view, send }
}

/** A new step has the focus: so it is announced. Rule 59. */
export const useStepFocus = (number: number): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null)
  const shown = useRef(number)
  useEffect(() => {
    if (shown.current === number) return
    shown.current = number
    part.current?.focus({ preventScroll: true })
  }, [number])
  return part
}
