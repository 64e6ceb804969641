import { type ReactNode, useCallback, useState } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { afterRegistration, beautyProfilePath, nextOf } from "#core/account/login/destination.rule.ts"
import type { Member } from "#core/account/member.ts"
import { ConfirmBeautySheet } from "./panels/ConfirmBeautySheet.tsx"

/**
 * Leaves a registration whose details are saved: home or to where the member was going, or first asks whether to fill in the
 * beauty profile, if there is none. Returns the question while it is asked. Specification 4, Registration; D-11; decision 0037.
 */
export const useRegistrationEnd = (): {
  readonly leave: (member: Member) => void
  readonly question: ReactNode
  /** Page that the member was going to. */
  readonly next: string
} => {
  const navigate = useNavigate()
  const next = nextOf(useSearchParams()[0].get("next"))
  const [isAsking, setAsking] = useState(false)
  const leave = useCallback(
    (member: Member) => {
      const to = afterRegistration(member, next)
      if (to === beautyProfilePath) setAsking(true)
      else void navigate(to, { replace: true })
    },
    [navigate, next]
  )
  const go = (to: string) => () => {
    setAsking(false)
    void navigate(to, { replace: true })
  }
  const question = isAsking ? <ConfirmBeautySheet onNow={go(beautyProfilePath)} onLater={go(next)} /> : null
  return { leave, question, next }
}
