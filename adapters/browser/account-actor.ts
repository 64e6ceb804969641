import { Effect } from "effect"
import { createActor } from "xstate"
import type { MemberId } from "#core/account/member.ts"
import { type SessionInput, sessionMachineOver } from "#core/account/session/session.machine.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { lazyPort, runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"
import type { SessionActor, Visitor } from "#core/shop/lazy-account.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { inspected } from "./inspection.ts"
import { sessionChannel } from "./session-channel.ts"
import { browserStores } from "./storage.ts"

/** Starts the session of this visit and notifies other tabs of every change. D-36. */
export const startSession = (
  loadPorts: () => Promise<ShopPorts>,
  input: SessionInput,
  now: () => Instant
): SessionActor => {
  runEffectsWith(runEffect)
  const account = lazyPort(async () => (await loadPorts()).account)
  const actor = createActor(sessionMachineOver(account), { input, ...inspected() }).start()
  const { leaving } = browserStores
  actor.on("member.known", ({ isNew }) => {
    leaving.clear()
    // A renewal changes nothing for other tabs.
    if (isNew) sessionChannel.tell("changed")
  })
  actor.on("member.gone", ({ isWanted }) => {
    if (!isWanted) return
    leaving.write("1")
    sessionChannel.tell("ended")
  })
  actor.on("session.over", leaving.clear)
  joinMarksOf(loadPorts, actor, now)
  return actor
}

/** Merges the tours a guest was shown here with those a member was shown anywhere, once for each log-in. D-49c. */
const joinMarksOf = (loadPorts: () => Promise<ShopPorts>, actor: SessionActor, now: () => Instant): void => {
  let joined: MemberId | undefined
  actor.on("member.known", ({ member }) => {
    if (member.id === joined) return
    joined = member.id
    import("./account-marks.ts")
      .then(({ joinMarks }) => joinMarks(loadPorts, actor, now, member))
      // A failed call is repeated with the next mark, or when the page is opened again.
      .catch(() => {})
  })
  actor.on("member.gone", () => {
    joined = undefined
  })
}

/**
 * Whether what a call wanted can be sent again, where it found that its session is over: another tab of this browser may
 * have begun a new one meanwhile, whose bearer this page gets with the answer. Else the person is asked to log in. D-36.
 */
export const wentOn = async (
  loadPorts: () => Promise<ShopPorts>,
  before: Visitor,
  tell: (event: { readonly type: "session.changed" }) => void,
  ask: () => Promise<boolean>
): Promise<boolean> => {
  if (before.kind !== "member") return ask()
  const { account } = await loadPorts()
  const known = Effect.map(account.me({}), ({ member }) => member.id)
  const now = await Effect.runPromise(Effect.catch(known, () => Effect.succeed(undefined)))
  if (now === undefined) return ask()
  // What one member sent is not another one's to send again.
  if (now !== before.member.id) tell({ type: "session.changed" })
  return now === before.member.id
}
