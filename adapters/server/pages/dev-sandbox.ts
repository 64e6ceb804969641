import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Stories, type Story, storyIn } from "#core/charts/story.ts"
import type { Language } from "#core/kernel/text.ts"
import { ensureBuilt } from "../build/build.ts"
import { builtSandbox, root } from "../build/stamps.ts"
import { callLanguage } from "../http/caller.ts"
import type { Server } from "../http/hono.ts"
import { problemResponse } from "../http/problem.ts"

const path = "/dev/sandbox"
/** Sandboxes in which nothing has happened yet, for a returning shopper and for a new one. */
const empty: ReadonlyMap<string, Story> = new Map([
  ["", { address: "/", steps: [] }],
  ["new", { address: "/", isNew: true, steps: [] }]
])

/**
 * The way from a state in the gallery to the running shop that stops in it. A browser is led to where the state's story
 * begins; its script then asks here for the story, and puts up the sandbox only if there is one. Machines 15.
 */
export const serveDevSandbox = (app: Server): void => {
  app.get(`${path}.js`, async (context) => {
    await ensureBuilt(() => {}, ["sandbox"])
    return context.body(await readFile(builtSandbox, "utf8"), 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache"
    })
  })
  app.get(`${path}/:state?`, async (context) => {
    const state = context.req.param("state") ?? ""
    const language = callLanguage(context)
    const story = empty.get(state) ?? (await storyOf(state))
    if (story === undefined) return problemResponse({ status: 404, code: "NOT_FOUND" }, language)
    if (context.req.header("accept")?.includes("text/html"))
      return context.redirect(`${story.address}#sandbox=${state}`)
    return context.json({ success: true, data: { ...story, name: await nameOf(state, language) } })
  })
}

/** Read again with every request: they may have been recorded again. */
const storyOf = async (state: string): Promise<Story | undefined> => {
  const text = await readFile(join(root, "adapters/sandbox/stories.json"), "utf8")
  const { stories }: Stories = JSON.parse(text)
  return storyIn(stories.find(({ states }) => states.includes(state)))
}

/** What the gallery calls a conversation and a state of it. */
const nameOf = async (state: string, language: Language): Promise<string> => {
  const folder = join(root, "ui/messages", language, "gallery")
  const [machine = "", ...inside] = state.split(".")
  for (const file of await readdir(folder)) {
    const words: Readonly<Record<string, Named>> = JSON.parse(await readFile(join(folder, file), "utf8"))
    const named = Object.hasOwn(words, machine) ? words[machine] : undefined
    const name = named?.states?.[inside.join(".")]
    if (name !== undefined) return `${named?.title}: ${name}`
  }
  return state
}

interface Named {
  readonly title?: string
  readonly states?: Readonly<Record<string, string>>
}
