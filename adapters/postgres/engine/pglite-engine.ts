import { readFile, writeFile } from "node:fs/promises"
import { PGlite } from "@electric-sql/pglite"
import { parsers } from "./parsers.ts"
import type { Answer, Question, Start, Statement } from "./pglite-messages.ts"
import { statementsOf } from "./pglite-statements.ts"

type Result = NonNullable<Answer["result"]>

/** PGlite in the thread that opens it: a statement blocks that thread until its answer is there. */
export const openEngine = async ({
  folder,
  image,
  program
}: Start): Promise<(question: Question) => Promise<Result> | Result> => {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(image === undefined ? {} : { loadDataDir: await imageBlob(image) }),
    ...(program === undefined ? {} : { pgliteWasmModule: program }),
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
    parsers
  })
  // Planning a short question takes the engine longer than answering it: one plan for each statement serves them all.
  await pglite.exec("set time zone 'UTC'; set plan_cache_mode = force_generic_plan")

  const statements = statementsOf(pglite)
  const ask = ({ sql, params }: Statement): Result =>
    params.length > 0 ? statements.query(sql, params) : statements.run(sql)

  const written = async (path: string): Promise<Result> => {
    const dump = await pglite.dumpDataDir("none")
    await writeFile(path, new Uint8Array(await dump.arrayBuffer()))
    return nothing
  }

  return (question) => {
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
}

/** A Blob copies its parts piece by piece each time it is read, which would be half of the time that an image takes to open. */
const imageBlob = async (path: string): Promise<Blob> => {
  const { buffer } = await readFile(path)
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer })
}

const nothing: Result = { command: "", rowCount: 0, rows: [] }
