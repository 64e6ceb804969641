import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { freePort } from "./free-port.ts"

const run = promisify(execFile)
const usual = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"]

/** An installed `nats-server`, or the Debian package, which is fetched now; `undefined` if it cannot be. */
export const findNats = async (): Promise<string | undefined> => {
  const here = () => [process.env["NATS_SERVER"], ...usual].find((path) => path !== undefined && existsSync(path))
  if (here() !== undefined) return here()
  const install = () =>
    run("apt-get", ["install", "-y", "--no-install-recommends", "nats-server"], { timeout: 300_000 })
  await run("apt-get", ["update"], { timeout: 180_000 })
    .then(install)
    .catch(() => undefined)
  return here()
}

/** A NATS server of one's own, with JetStream. */
export interface Nats {
  readonly url: string
  /** Ends it at once, without a word; its files stay. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Ends it and deletes its files. */
  readonly stop: () => Promise<void>
}

/** Starts a server on a free port, with its streams in a folder of its own. */
export const startNats = async (program: string): Promise<Nats> => {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), "pendar-nats-"))]
  let child: ReturnType<typeof spawn> | undefined
  const isUp = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, "127.0.0.1", () => done(true)).on("error", () => done(false))
      socket.once("connect", () => socket.destroy())
    })
  const start = async (): Promise<void> => {
    child = spawn(program, ["-js", "-sd", folder, "-a", "127.0.0.1", "-p", String(port)], { stdio: "ignore" })
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`)
      await new Promise((done) => setTimeout(done, 20))
    }
  }
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, "exit")
    child.kill("SIGKILL")
    await ended
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
