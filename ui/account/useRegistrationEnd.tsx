import { type ReactNode, useCallback, useState } from "react"
import { useNavigate } from "react-router-dom"
import { afterRegistration, beautyProfilePath } from "#core/account/login/destination.rule.ts"
import type { Member } from "#core/account/member.ts"
import { ConfirmBeautySheet } from "./panels/ConfirmBeautySheet.tsx"

/**
 * Leaves a registration whose details are saved: home, or first asks whether to fill in the beauty profile, if there is none.
 * Returns the question while it is asked. Specification 4, Registration; decision 0037.
 */
export const useRegistrationEnd = (): { readonly leave: (member: Member) => void; readonly question: ReactNode } => {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = useCallback(
    (member: Member) => {
      const to = afterRegistration(member)
      if (to === beautyProfilePath) setAsking(true)
      else void navigate(to, { replace: true })
    },
    [navigate]
  )
  const go = (to: string) => () => {
    setAsking(false)
    void navigate(to, { replace: true })
  }
  const question = isAsking ? <ConfirmBeautySheet onNow={go(beautyProfilePath)} onLater={go("/")} /> : null
  return { leave, question }
}
