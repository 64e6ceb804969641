import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { mkdir, mkdtemp, open, readdir, rm } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { FolderTaken, lockFolder } from "#adapters/postgres/engine/folder-lock.ts"
import { isBeating, LockUnreadable } from "#adapters/postgres/engine/lock-holder.ts"

describe("the lock on a folder", () => {
  let home: string
  let folder: string
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), "pendar-lock-"))
    folder = join(home, "db")
  })
  afterEach(() => rm(home, { recursive: true, force: true }))

  const holder = (pid: number) => JSON.stringify({ pid, born: "", key: "other" })
  const takeOnce = async (silenceMs = 10_000) => (await lockFolder(folder, { silenceMs })).release()

  it("of a living process is respected", async () => {
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
    await once(other, "spawn")
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: other.pid, born: birthOf(other.pid), key: "other" }))
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken)
    other.kill()
    await once(other, "exit")
    await takeOnce()
  })

  it("of a dead process is taken over", async () => {
    const other = spawn(process.execPath, ["-e", ""])
    await once(other, "exit")
    writeFileSync(`${folder}.lock`, holder(other.pid ?? 0))
    const { release } = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken)
    release()
    expect(existsSync(`${folder}.lock`)).toBe(false)
  })

  it.runIf(process.platform === "linux")("left by an earlier process with the same number is taken over", async () => {
    writeFileSync(`${folder}.lock`, holder(process.ppid).replace('"born":""', '"born":"another start 1"'))
    await takeOnce()
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, born: birthOf(process.pid), key: "other" }))
    await takeOnce()
  })

  const foreign = JSON.stringify({ pid: 1, born: "", numbers: "another container", key: "other" })

  it("of another container is respected while it is touched", async () => {
    writeFileSync(`${folder}.lock`, foreign)
    const touching = `setInterval(() => require("node:fs").utimesSync(${JSON.stringify(`${folder}.lock`)}, new Date(), new Date()), 50)`
    const other = spawn(process.execPath, ["-e", touching])
    await once(other, "spawn")
    await expect(lockFolder(folder, { silenceMs: 10_000 })).rejects.toThrow(FolderTaken)
    other.kill("SIGKILL")
    await once(other, "exit")
  })

  it("of another container is taken over after a silence", async () => {
    writeFileSync(`${folder}.lock`, foreign)
    const before = performance.now()
    await takeOnce(300)
    expect(performance.now() - before).toBeGreaterThanOrEqual(300)
  })

  const ownNumbers = ["-fp", "--mount-proc", process.execPath]
  const canUnshare = spawnSync("unshare", [...ownNumbers, "-e", ""]).status === 0
  /** Starts a process with numbers of its own, as in a container, that takes folders (racing-locks.main.ts). */
  const startRacer = (me: string, others: ReadonlyArray<string>, rounds: number, silenceMs: number, place = home) => {
    const program = join(import.meta.dirname, "racing-locks.main.ts")
    const args = [program, place, me, others.join(","), String(rounds), String(silenceMs)]
    const racer = spawn("unshare", [...ownNumbers, ...args], { detached: true })
    const lines: Array<string> = []
    createInterface(racer.stdout).on("line", (line) => void lines.push(line))
    racer.stderr.on("data", (text) => void lines.push(String(text)))
    return {
      lines,
      isDone: () => lines.includes("done"),
      signal: (signal: NodeJS.Signals) => process.kill(-(racer.pid ?? 0), signal),
      kill: async () => {
        process.kill(-(racer.pid ?? 0), "SIGKILL")
        await once(racer, "exit")
      }
    }
  }
  const soon = { timeout: 30_000 }
  /** A killed process ends in its own time. */
  const isFree = () =>
    takeOnce(300).then(
      () => true,
      () => false
    )

  it.runIf(canUnshare).each([
    { path: "of a usual length", below: "" },
    { path: "longer than the address of a socket may be", below: "a".repeat(120) }
  ])("of a process with numbers of its own is respected as long as it lives, at a path $path", async ({ below }) => {
    const place = join(home, below)
    await mkdir(place, { recursive: true })
    folder = join(place, "folder-0")
    const other = startRacer("a", [], 1, 10_000, place)
    await expect.poll(() => other.lines, soon).toEqual(["held 0", "done"])
    const refused = await lockFolder(folder).catch((cause: unknown) => cause)
    expect(String(refused)).toContain("held by a process of another container or machine")
    expect(String(refused)).not.toContain("delete")
    // Paused it shows no life, and holds the folder all the same, however often it is asked.
    other.signal("SIGSTOP")
    await expect(lockFolder(folder, { silenceMs: 300 })).rejects.toThrow(FolderTaken)
    const directory = await open(place)
    const [socket = ""] = (await readdir(place)).filter((name) => name.endsWith(".sock"))
    const asking = Array.from({ length: 600 }, () => connect(`/proc/self/fd/${directory.fd}/${socket}`))
    await Promise.all(asking.map((one) => once(one, "connect").catch(() => {})))
    await expect(lockFolder(folder, { silenceMs: 300 })).rejects.toThrow(FolderTaken)
    for (const one of asking) one.destroy()
    await directory.close()
    await other.kill()
    await expect.poll(isFree, soon).toBe(true)
    expect(await readdir(place)).toEqual(["0.a"])
  })

  it.runIf(canUnshare)("is respected also if a process that has died had claimed its succession", async () => {
    folder = join(home, "folder-0")
    const other = startRacer("a", [], 1, 10_000)
    await expect.poll(other.isDone, soon).toBe(true)
    const { key } = JSON.parse(readFileSync(`${folder}.lock`, "utf8"))
    const gone = spawn(process.execPath, ["-e", ""])
    await once(gone, "exit")
    writeFileSync(`${folder}.lock.${key}.next`, holder(gone.pid ?? 0))
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken)
    await other.kill()
    await expect.poll(isFree, soon).toBe(true)
    expect(await readdir(home)).toEqual(["0.a"])
  })

  it("stays when its process ends without closing, for a thread may still write; it is taken over then", async () => {
    const module = JSON.stringify(new URL("../../../adapters/postgres/engine/folder-lock.ts", import.meta.url).href)
    const program = `const { lockFolder } = await import(${module}); await lockFolder(${JSON.stringify(folder)}); process.exit(0)`
    const other = spawn(process.execPath, ["--input-type=module", "-e", program])
    await once(other, "exit")
    expect(existsSync(`${folder}.lock`)).toBe(true)
    await takeOnce()
    expect(await readdir(home)).toEqual([])
  })

  it("that is gone is lost: a process that took the folder over may have ended since", async () => {
    const { isHeld, release } = await lockFolder(folder, { silenceMs: 0 })
    expect(isHeld()).toBe(true)
    rmSync(`${folder}.lock`)
    await expect.poll(isHeld).toBe(false)
    release()
  })

  it("is read before the first use, for its process may have been paused since it wrote it", async () => {
    const { isHeld, release } = await lockFolder(folder)
    writeFileSync(`${folder}.lock`, foreign)
    expect(isHeld()).toBe(false)
    release()
  })

  it.runIf(canUnshare)(
    "of a paused process is respected on one kernel, whatever start of it a container reports",
    async () => {
      folder = join(home, "folder-0")
      const other = startRacer("a", [], 1, 10_000)
      await expect.poll(other.isDone, soon).toBe(true)
      other.signal("SIGSTOP")
      const lock = JSON.parse(readFileSync(`${folder}.lock`, "utf8"))
      writeFileSync(
        `${folder}.lock`,
        JSON.stringify({ ...lock, numbers: "another-start pid:[1]", born: "another-start 1" })
      )
      await expect(lockFolder(folder, { silenceMs: 300 })).rejects.toThrow(FolderTaken)
      await other.kill()
      await expect.poll(isFree, soon).toBe(true)
    }
  )

  it.runIf(process.platform === "linux")(
    "of a process that has ended is taken over, also while its parent does not wait for it",
    async () => {
      // The shell becomes a program that waits for no child, while its child still reads.
      const parent = spawn("sh", ["-c", "exec 3<&0; cat <&3 > /dev/null & echo $!; exec sleep 60"])
      const [line] = await once(createInterface(parent.stdout), "line")
      const pid = Number(line)
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, "utf8").trim(), soon).toBe("sleep")
      parent.stdin.end()
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.[0], soon).toBe("Z")
      writeFileSync(`${folder}.lock`, JSON.stringify({ pid, born: birthOf(pid), key: "other" }))
      await takeOnce()
      parent.kill()
      await once(parent, "exit")
    }
  )

  it("that cannot be read is not taken over: its holder may live", async () => {
    symlinkSync(`${folder}.lock`, `${folder}.lock`)
    await expect(lockFolder(folder)).rejects.toThrow(LockUnreadable)
    await expect(lockFolder(folder)).rejects.toThrow(`${folder}.lock cannot be read (ELOOP)`)
  })

  it("is not given up for a moment in which a network disk does not show it", async () => {
    const seen = (times: ReadonlyArray<number | "gone" | undefined>) => {
      const left = [...times]
      return () => (left.length > 1 ? left.shift() : left[0])
    }
    expect(await isBeating(seen([1, undefined, 2]), 1_000)).toBe(true)
    expect(await isBeating(seen([undefined, 1, 1, 2]), 1_000)).toBe(true)
    expect(await isBeating(seen([undefined, 1]), 300)).toBe(false)
    expect(await isBeating(seen([1, "gone", 2]), 1_000)).toBe(false)
  })

  it("in whose place there is a link to nothing is named", async () => {
    symlinkSync(join(home, "nothing"), `${folder}.lock`)
    await expect(lockFolder(folder)).rejects.toThrow("move it away")
  })

  it.runIf(canUnshare)("is respected while it is touched, also if nobody listens at its socket", async () => {
    folder = join(home, "folder-0")
    const [other, gone] = ["a", "gone"].map((name) => {
      const place = name === "gone" ? join(home, name) : home
      mkdirSync(place, { recursive: true })
      return { place, ...startRacer(name, [], 1, 10_000, place) }
    })
    if (other === undefined || gone === undefined) throw new Error("two were started")
    await expect.poll(() => other.isDone() && gone.isDone(), soon).toBe(true)
    await gone.kill()
    const socketIn = async (place: string) =>
      join(place, (await readdir(place)).find((name) => name.endsWith(".sock")) ?? "")
    // As through another mount, where a socket has no listener.
    renameSync(await socketIn(gone.place), await socketIn(other.place))
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken)
    await other.kill()
    await expect.poll(isFree, soon).toBe(true)
  })

  it.runIf(canUnshare)(
    "is held by one of many that start in the same moment, on free folders and on those of a killed process",
    async () => {
      const rounds = process.env["SCALE"] === "full" ? 300 : 24
      const first = startRacer("first", [], rounds / 2, 10_000)
      await expect.poll(first.isDone, soon).toBe(true)
      await first.kill()
      const names = ["a", "b", "c", "d"]
      const racers = names.map((name) =>
        startRacer(
          name,
          names.filter((other) => other !== name),
          rounds,
          200
        )
      )
      await expect.poll(() => racers.every(({ isDone }) => isDone()), { timeout: 90_000 }).toBe(true)
      const held = racers.flatMap(({ lines }) => lines.filter((line) => line.startsWith("held ")))
      expect(held.toSorted()).toEqual(Array.from({ length: rounds }, (_, round) => `held ${round}`).toSorted())
      await Promise.all(racers.map(({ kill }) => kill()))
    }
  )

  it("that another machine has taken over is lost, which its process finds out before it asks anything", async () => {
    const lost: Array<string> = []
    const { isHeld, release } = await lockFolder(folder, {
      silenceMs: 0,
      onLost: ({ message }) => void lost.push(message)
    })
    writeFileSync(`${folder}.lock`, foreign)
    await expect.poll(isHeld).toBe(false)
    expect(lost).toEqual([expect.stringContaining(`The database in ${folder} was taken over by another process`)])
    // It takes nothing of the new holder's with it.
    release()
    expect(readFileSync(`${folder}.lock`, "utf8")).toBe(foreign)
  })

  it("that is unreadable is taken over", async () => {
    writeFileSync(`${folder}.lock`, "{")
    await takeOnce()
  })
})

const birthOf = (pid: number | undefined): string => {
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")
  return `${boot} ${fields?.[19]}`
}
