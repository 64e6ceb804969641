import { readFile, writeFile } from "node:fs/promises"
import { setFlagsFromString } from "node:v8"
import { parentPort, workerData } from "node:worker_threads"
import { PGlite } from "@electric-sql/pglite"
import { parsers } from "./parsers.ts"
import type { Answer, Question, Start, Statement } from "./pglite-messages.ts"
import { statementsOf } from "./pglite-statements.ts"

// Compiling the engine's hot parts a second time, optimised, takes 500 MB for some seconds and makes no short question
// quicker; only reading the whole catalogue takes a third longer without.
for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag)

/**
 * PGlite in a thread of its own: a heavy query must not stop the server's event loop. security.md 1.
 * Questions are answered one after the other, in the order they came.
 */
const serve = async (port: NonNullable<typeof parentPort>, { folder, image }: Start) => {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(image === undefined ? {} : { loadDataDir: new Blob([await readFile(image)]) }),
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
    parsers
  })
  // Planning a short question takes the engine longer than answering it: one plan for each statement serves them all.
  await pglite.exec("set time zone 'UTC'; set plan_cache_mode = force_generic_plan")

  const statements = statementsOf(pglite)
  const ask = ({ sql, params }: Statement): Result =>
    params.length > 0 ? statements.query(sql, params) : statements.run(sql)

  const answer = (question: Question): Promise<Result> | Result => {
    switch (question.kind) {
      case "query":
        for (const statement of question.before ?? []) ask(statement)
        return ask(question)
      case "image":
        return written(question.path)
      case "close":
        return pglite.close().then(() => nothing)
    }
  }

  const written = async (path: string): Promise<Result> => {
    const image = await pglite.dumpDataDir("none")
    await writeFile(path, new Uint8Array(await image.arrayBuffer()))
    return nothing
  }

  port.on("message", async ({ id, question }: { readonly id: number; readonly question: Question }) => {
    try {
      const answered = answer(question)
      const result = answered instanceof Promise ? await answered : answered
      port.postMessage({ id, result } satisfies Answer)
    } catch (error) {
      port.postMessage({ id, failure: plain(error) } satisfies Answer)
    }
  })
  port.postMessage("open")
}

type Result = NonNullable<Answer["result"]>

const nothing: Result = { command: "", rowCount: 0, rows: [] }

/** What of an error survives the way to another thread and tells anybody something. */
const plain = (error: unknown): NonNullable<Answer["failure"]> => {
  const said: Partial<Record<"message" | "code" | "detail" | "constraint", string>> =
    error instanceof Error ? error : {}
  return { message: said.message ?? String(error), code: said.code, detail: said.detail, constraint: said.constraint }
}

if (parentPort) await serve(parentPort, workerData)
