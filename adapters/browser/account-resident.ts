import { createActor } from "xstate"
import { type SessionInput, sessionMachineOver } from "#core/account/session.machine.ts"
import { latePort, runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { SessionActor } from "#core/shop/late-account.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { sessionChannel } from "./session-channel.ts"

/** The session of this visit; other tabs hear of every change. D-36. */
export const startSession = (loadPorts: () => Promise<ShopPorts>, input: SessionInput): SessionActor => {
  runEffectsWith(runEffect)
  const account = latePort(async () => (await loadPorts()).account)
  const actor = createActor(sessionMachineOver(account), { input }).start()
  // A renewal is nothing new to anybody.
  actor.on("member.known", ({ isNew }) => {
    if (isNew) sessionChannel.tell()
  })
  actor.on("member.gone", ({ isWanted }) => {
    if (isWanted) sessionChannel.tell()
  })
  actor.on("session.over", () => sessionChannel.tell())
  return actor
}
