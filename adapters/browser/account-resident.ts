import { createActor } from "xstate"
import type { MemberId } from "#core/account/member.ts"
import { type SessionInput, sessionMachineOver } from "#core/account/session.machine.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { latePort, runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { SessionActor } from "#core/shop/late-account.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { inspected } from "./inspection.ts"
import { sessionChannel } from "./session-channel.ts"

/** The session of this visit; other tabs hear of every change. D-36. */
export const startSession = (
  loadPorts: () => Promise<ShopPorts>,
  input: SessionInput,
  now: () => Instant
): SessionActor => {
  runEffectsWith(runEffect)
  const account = latePort(async () => (await loadPorts()).account)
  const actor = createActor(sessionMachineOver(account), { input, ...inspected() }).start()
  // A renewal is nothing new to anybody.
  actor.on("member.known", ({ isNew }) => {
    if (isNew) sessionChannel.tell()
  })
  actor.on("member.gone", ({ isWanted }) => {
    if (isWanted) sessionChannel.tell()
  })
  actor.on("session.over", () => sessionChannel.tell())
  joinMarksOf(loadPorts, actor, now)
  return actor
}

/** What a guest was shown here and a member anywhere is joined, once for each who logs in. D-49c. */
const joinMarksOf = (loadPorts: () => Promise<ShopPorts>, actor: SessionActor, now: () => Instant): void => {
  let joined: MemberId | undefined
  actor.on("member.known", ({ member }) => {
    if (member.id === joined) return
    joined = member.id
    import("./account-marks.ts")
      .then(({ joinMarks }) => joinMarks(loadPorts, actor, now, member))
      // What cannot be told now is told with the next mark, or when the page is opened anew.
      .catch(() => {})
  })
  actor.on("member.gone", () => {
    joined = undefined
  })
}
