import { useEffect, useState } from "react"
import type { Member } from "#core/account/member.ts"
import { otpMachineOver } from "#core/account/otp/otp.machine.ts"
import type { OtpProof } from "#core/account/otp/otp.ts"
import { codeMemoryIn } from "#core/account/otp/persisted-codes.rule.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { OtpPanel } from "../../account/panels/OtpPanel.tsx"
import { useScreenActor, useShop } from "../../shop/shop.tsx"

/** A code to the member's own number or address, in place of a password they do not have. D-36c. */
export const RemovalCode = ({
  member: { phone, email },
  onProven,
  onDropped
}: {
  readonly member: Member
  readonly onProven: (proof: OtpProof) => void
  readonly onDropped: () => void
}) => {
  const { ports, local, now } = useShop()
  const [start] = useState(() => ({
    port: ports.account,
    memory: codeMemoryIn(local.codes, local.codeTickets, now),
    at: now()
  }))
  const actor = useScreenActor((port: typeof start.port) => otpMachineOver(port, start.memory), start.port, {
    scope: "verification",
    to: phone ? { phone } : { email },
    toggles: allOn,
    at: start.at
  })
  useEffect(() => {
    const done = actor.subscribe(({ output }) => {
      if (output === undefined) return
      if (output.proof === null) onDropped()
      else onProven(output.proof)
    })
    return () => done.unsubscribe()
  }, [actor, onProven, onDropped])
  return <OtpPanel actor={actor} />
}
