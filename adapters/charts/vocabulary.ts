import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { CommonWords, Grammar, MachineWords, Vocabulary } from "#core/charts/words.ts"
import type { Language } from "#core/kernel/text.ts"

/** What the viewer says, as far as drawings need it. */
interface ViewerWords {
  readonly grammar: Grammar
  readonly anytime: string
}

const folder = join(import.meta.dirname, "../../ui/messages")

/** Files of the gallery whose words belong to no machine. */
export const ofViewer: ReadonlySet<string> = new Set([
  "common.json",
  "viewer.json",
  "stage.json",
  "recorder.json",
  "sources.json"
])
const areasIn = (at: string): ReadonlyArray<string> => readdirSync(at).filter((file) => !ofViewer.has(file))

/** The area of core that each machine belongs to. */
export const areaOf: ReadonlyMap<string, string> = new Map(
  areasIn(join(folder, "id/gallery")).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(folder, "id/gallery", file), "utf8"))).map(
      (machine) => [machine, file.replace(".json", "")] as const
    )
  )
)

/** Returns every word about machines in one language, as it is in the messages of the shop. */
export const vocabularyIn = (language: Language) => {
  const at = join(folder, language, "gallery")
  const textOf = (file: string): string => readFileSync(join(at, file), "utf8")
  const common: CommonWords = JSON.parse(textOf("common.json"))
  const { grammar, anytime }: ViewerWords = JSON.parse(textOf("viewer.json"))
  const machines: Readonly<Record<string, MachineWords>> = Object.assign(
    {},
    ...areasIn(at).map((file) => JSON.parse(textOf(file)))
  )
  return {
    anytime,
    of: (machine: string): Vocabulary => ({
      common,
      grammar,
      own: machines[machine] ?? { title: machine, purpose: "", states: {} }
    })
  }
}
