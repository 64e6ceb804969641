import { readFile, writeFile } from "node:fs/promises"
import { setFlagsFromString } from "node:v8"
import { parentPort, workerData } from "node:worker_threads"
import { PGlite, type Results } from "@electric-sql/pglite"
import { parsers } from "./parsers.ts"
import type { Answer, Question, Start } from "./pglite-messages.ts"
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

  const answer = async (question: Question): Promise<NonNullable<Answer["result"]>> => {
    switch (question.kind) {
      case "query":
        for (const { sql, params } of question.before ?? []) await ask(sql, params)
        return rowsOf(await ask(question.sql, question.params))
      case "image": {
        const image = await pglite.dumpDataDir("none")
        await writeFile(question.path, new Uint8Array(await image.arrayBuffer()))
        return nothing
      }
      case "close":
        await pglite.close()
        return nothing
    }
  }

  const statements = statementsOf(pglite)
  const ask = async (sql: string, params: ReadonlyArray<unknown>): Promise<Results | undefined> => {
    if (params.length > 0) return statements.query(sql, params)
    if (/^\s*(?:create|alter|drop|truncate)\b/i.test(sql)) statements.forget()
    return (await pglite.exec(sql)).at(-1)
  }

  port.on("message", async ({ id, question }: { readonly id: number; readonly question: Question }) => {
    try {
      port.postMessage({ id, result: await answer(question) } satisfies Answer)
    } catch (error) {
      port.postMessage({ id, failure: plain(error) } satisfies Answer)
    }
  })
  port.postMessage("open")
}

const nothing = { command: "", rowCount: 0, rows: [] }

const rowsOf = (results: Results | undefined): NonNullable<Answer["result"]> =>
  results
    ? { command: results.command?.split(" ")[0] ?? "", rowCount: results.affectedRows ?? 0, rows: results.rows }
    : nothing

/** What of an error survives the way to another thread and tells anybody something. */
const plain = (error: unknown): NonNullable<Answer["failure"]> => {
  const said: Partial<Record<"message" | "code" | "detail" | "constraint", string>> =
    error instanceof Error ? error : {}
  return { message: said.message ?? String(error), code: said.code, detail: said.detail, constraint: said.constraint }
}

if (parentPort) await serve(parentPort, workerData)
