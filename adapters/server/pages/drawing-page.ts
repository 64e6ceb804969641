import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fillIn } from "#core/charts/words.ts"
import type { Language } from "#core/kernel/text.ts"
import { root } from "../build/stamps.ts"

/** How far a drawing is: machines that are done, of all. */
export interface DrawingProgress {
  readonly done: number
  readonly all: number
}

interface DrawingWords {
  readonly drawing: Readonly<Record<"title" | "begins" | "progress" | "opens", string>>
}

/** The page of a browser that came before the gallery is drawn: how far that is. It needs no script. */
export const drawingPage = async ({ done, all }: DrawingProgress, language: Language): Promise<string> => {
  const { drawing }: DrawingWords = JSON.parse(
    await readFile(join(root, "ui/messages", language, "gallery/viewer.json"), "utf8")
  )
  const said = all === 0 ? drawing.begins : fillIn(drawing.progress, { done: String(done), all: String(all) })
  const bar = all === 0 ? "<progress" : `<progress value="${done}" max="${all}"`
  return `<!doctype html>
<html lang="${language}" style="color-scheme:light dark;font:100%/1.5 system-ui,sans-serif">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${drawing.title}</title>
    <link rel="icon" href="data:,">
  </head>
  <body style="margin:0">
    <main style="max-width:28rem;margin:20vh auto 0;padding:0 1rem">
      <h1 style="font-size:1.5rem">${drawing.title}</h1>
      ${bar} aria-label="${said}" style="width:100%"></progress>
      <p>${said}</p>
      <p>${drawing.opens}</p>
    </main>
  </body>
</html>
`
}
