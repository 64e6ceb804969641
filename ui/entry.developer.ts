import type { Watching } from "#adapters/browser/inspection.ts"
import { recordSessions } from "#adapters/browser/recorder.ts"
import { watchWith } from "#adapters/browser/watch.ts"
import { showRecorder } from "./sandbox/RecorderBar.tsx"

/** Served in development alone. */
const sandboxScript = "/dev/sandbox.js"

interface SandboxModule {
  readonly openSandbox: (watch: (given: Watching) => void) => Promise<void>
}

/** Adds to a page what a developer has chosen, before anything of it begins. Machines 15. */
export const develop = async (): Promise<void> => {
  if (!location.hash.startsWith("#sandbox=")) return void showRecorder(recordSessions())
  const sandbox: SandboxModule | undefined = await import(/* @vite-ignore */ sandboxScript).catch(() => undefined)
  await sandbox?.openSandbox(watchWith)
}
