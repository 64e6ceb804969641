import { createWriteStream, renameSync, rmSync } from "node:fs"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream as WebStream } from "node:stream/web"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { backupCommandOf } from "./ops/backup/backup-commands.ts"
import { dialogBy, requestOf } from "./ops/ops-commands.ts"
import { type Ops, readOps } from "./ops/ops-file.ts"
import { type OpsRequest, UsageProblem } from "./ops/ops-request.ts"
import { setupRequest } from "./ops/ops-setup-commands.ts"
import { askSetup, DialogEnded, type SetupDialog } from "./ops/ops-setup-dialog.ts"
import { usageOf } from "./ops/ops-usage.ts"

// `npm run ops -- …`: the operations of the shop that runs on DATA_DIR.

/** Ends the command with these lines on the error output. */
class Failed extends Error {
  override readonly name = "Failed"
  readonly lines: ReadonlyArray<string>
  constructor(lines: ReadonlyArray<string>) {
    super()
    this.lines = lines
  }
}

const fail = (lines: ReadonlyArray<string>): never => {
  throw new Failed(lines)
}

/** Ends with a sentence if what was typed is a mistake. */
const orFail = <A>(read: () => A, ...more: ReadonlyArray<string>): A => {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof UsageProblem)) throw cause
    return fail([cause.message, ...more])
  }
}

const folder = process.env["DATA_DIR"] ?? ".data"
const running = (): Ops =>
  readOps(folder) ?? fail([`No shop runs on ${folder}: start it, or name its folder in DATA_DIR.`])

interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly body: {
    readonly data?: unknown
    readonly message?: string
    readonly status?: unknown
    readonly fields?: object
  }
}

const send = async ({ address, token }: Ops, request: OpsRequest): Promise<Answer> => {
  const answer = await fetch(new URL(request.path, address), {
    method: request.method,
    headers: { authorization: `Bearer ${token}`, "accept-language": "en", "content-type": "application/json" },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) })
  }).catch(() => fail([`The shop of ${folder} does not answer at ${address}.`]))
  return { ok: answer.ok, status: answer.status, body: (await answer.json()) as Answer["body"] }
}

/** Ends with what the shop says if it refuses. */
const answerTo = async (request: OpsRequest): Promise<unknown> => {
  const { ok, status, body } = await send(running(), request)
  if (ok) return body.data
  const refused = request.refused?.(body) ?? []
  return fail([
    ...refused,
    body.message ?? `An order that is "${String(body.status)}" cannot do that any more, or not yet.`,
    ...Object.entries(body.fields ?? {}).map(([field, problem]) => `${field}: ${String(problem)}`),
    ...(status === 422 && refused.length === 0 ? ["See: npm run ops -- help"] : [])
  ])
}

/** Writes an answer that is a file while it comes; a part of one is not left behind under its name. */
const downloadFile = async ({ path, download, tell }: OpsRequest): Promise<void> => {
  const answer = await fetch(new URL(path, running().address)).catch(() =>
    fail([`The shop of ${folder} does not answer.`])
  )
  if (!answer.ok || answer.body === null) fail([`The shop answers ${answer.status}. Try again in a minute.`])
  const body = answer.body ? Readable.fromWeb(answer.body as WebStream) : Readable.from([])
  const out = download?.out
  if (out === undefined) return pipeline(body, process.stdout, { end: false })
  const draft = `${out}.part`
  await pipeline(body, createWriteStream(draft)).catch((cause: unknown) => {
    rmSync(draft, { force: true })
    fail([`${out} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`])
  })
  renameSync(draft, out)
  for (const line of tell(undefined)) console.info(line)
}

const runRequest = async ({ before, load, ...request }: OpsRequest): Promise<void> => {
  if (request.download) return downloadFile(request)
  if (load) {
    const body = await load().catch((cause) =>
      orFail(() => {
        throw cause
      })
    )
    return runRequest({ ...request, body })
  }
  const read = before && (await answerTo({ method: "GET", path: before.path, tell: () => [] }))
  const data = await answerTo(before ? { ...request, body: before.bodyOf(read) } : request)
  orFail(() => request.save?.(data))
  for (const line of request.tell(data)) console.info(line)
}

const runDialog = async (by: string): Promise<void> => {
  const ops = running()
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
  const typed = lines[Symbol.asyncIterator]()
  const dialog: SetupDialog = {
    say: (line) => console.info(line),
    ask: async (question) => {
      process.stdout.write(question)
      const next = await typed.next()
      return next.done ? undefined : next.value
    },
    read: async (part) => {
      const { ok, body } = await send(ops, { method: "GET", path: `/ops/setup/${part}`, tell: () => [] })
      if (!ok) fail([body.message ?? "The shop does not answer."])
      return Array.isArray(body.data) ? body.data : []
    },
    save: async (part, rows, removeOthers = false) => {
      const given = new Map([[part, { rows: rows.map((cells) => ({ cells, place: part })) }]])
      const values = { by, dryRun: false, removeOthers, format: undefined, out: undefined, note: undefined }
      const request = setupRequest(given, (_, place) => place, values)
      const { ok, body } = await send(ops, request)
      if (ok) return []
      const refused = request.refused?.(body) ?? []
      return refused.length > 0 ? refused : [body.message ?? "The shop did not take it."]
    },
    regions: regionsOfIndonesia()
  }
  try {
    await askSetup(dialog)
    console.info("")
    await runRequest(orFail(() => requestOf(["status"])) ?? fail([help]))
  } catch (cause) {
    if (!(cause instanceof DialogEnded)) throw cause
    fail(["", cause.message])
  } finally {
    lines.close()
  }
}

const words = process.argv.slice(2)
/** Of the command that was typed, or asked about with `help`. */
const help = usageOf(words.filter((word) => word !== "help" && !word.startsWith("-"))[0] ?? "")
const runBackup = async (): Promise<boolean> => {
  const command = orFail(() => backupCommandOf(words), "", help)
  if (command === undefined) return false
  const { isExplained, runBackupCommand } = await import("./ops/backup/run-backup.ts")
  const lines = await runBackupCommand(command, process.env).catch((cause: unknown) =>
    isExplained(cause) ? fail([cause.message]) : Promise.reject(cause)
  )
  for (const line of lines) console.info(line)
  return true
}
const runWords = async (): Promise<void> => {
  if (await runBackup()) return
  const by = orFail(() => dialogBy(words), "", help)
  if (by !== undefined) return runDialog(by)
  const request = orFail(() => requestOf(words), "", help)
  if (request === undefined) console.info(help)
  else await runRequest(request)
}
try {
  await runWords()
} catch (cause) {
  if (!(cause instanceof Failed)) throw cause
  for (const line of cause.lines) console.error(line)
  // An end by `process.exit` would lose what a pipe has not taken yet.
  process.exitCode = 1
}
