import type { Watching } from "#adapters/browser/inspection.ts"
import { sandboxCode, sandboxPassword } from "#adapters/sandbox/people.ts"
import { type SandboxPage, sandboxHere } from "#adapters/sandbox/sandbox.ts"
import { type Story, storyIn } from "#core/charts/story.ts"
import { languages } from "#core/kernel/text.ts"
import { live, showBeside } from "./sandbox/beside.ts"
import { type PlayState, type Progress, SandboxBar } from "./sandbox/SandboxBar.tsx"

declare global {
  /** For the recorder of stories: what the browser has stored, given beforehand, and the sandbox. */
  var pendarPersisted: Story["stored"]
  var pendarSandbox: SandboxPage["recording"] & Pick<SandboxPage, "play">
}

/** `#sandbox=otp.active.flow.awaitingCode`: the state whose story is played. */
const wanted = (): string => decodeURIComponent(location.hash.slice("#sandbox=".length))
/** In these nothing has happened yet: for the recorder of stories. */
const empty = new Set(["", "new"])

/**
 * Makes a sandbox of this page if the shop has the story that its address names: only in development. Else the page is
 * what it always is. Machines 15.
 */
export const openSandbox = async (watch: (given: Watching) => void): Promise<void> => {
  const state = wanted()
  // The name of the state is in the page's language, not in the browser's.
  const headers = { accept: "application/json", "accept-language": document.documentElement.lang }
  const asked = await fetch(`/dev/sandbox/${encodeURIComponent(state)}`, { headers })
  if (!asked.ok) return
  const { data } = (await asked.json()) as { readonly data: { readonly name: string } }
  const story = storyIn(data)
  if (story === undefined) return
  if (!empty.has(state) && location.pathname + location.search !== story.address) {
    // The page was loaded again after going on from there.
    location.replace(story.address + location.hash)
    await new Promise(() => {})
  }
  const sandbox = sandboxHere({ stored: globalThis.pendarPersisted, ...story })
  watch({ inspect: sandbox.hear, clock: sandbox.clock, ports: sandbox.ports })
  globalThis.pendarSandbox = { ...sandbox.recording, play: sandbox.play }
  if (!empty.has(state)) void perform(sandbox, story, state, data.name)
}

const perform = async (sandbox: SandboxPage, story: Story, state: string, name: string): Promise<void> => {
  await live()
  const listeners = new Set<() => void>()
  let progress: Progress = { kind: "playing" }
  const play: PlayState = {
    current: () => progress,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
  const language = languages.find((known) => known === document.documentElement.lang) ?? "id"
  const secrets = { password: sandboxPassword, code: String(sandboxCode) }
  showBeside(<SandboxBar play={play} state={state} name={name} language={language} secrets={secrets} />)
  const { strayedAt } = await sandbox.play(story, state)
  progress =
    strayedAt === undefined ? { kind: "there" } : { kind: "strayed", step: strayedAt, steps: story.steps.length }
  for (const listener of listeners) listener()
}
