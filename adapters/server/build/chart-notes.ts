import type { Plugin } from "vite"

/** A state's description, and its place in the specification. */
const note = /\b(?:description:\s*"(?:[^"\\\n]|\\.)*"|meta: \{[^{}]*\}),?/g

/** Removes from machines what only their charts show, so that no page fetches it. */
export const withoutNotes = (code: string): string => code.replace(note, (text) => text.replace(/[^\n]/g, ""))

/** The same while the pages are built for browsers. */
export const chartNotes: Plugin = {
  name: "chart-notes",
  enforce: "pre",
  transform: {
    filter: { id: /\/core\/.+\.machine\.ts$/ },
    handler: (code) => ({ code: withoutNotes(code), map: null })
  }
}
