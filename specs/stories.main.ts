import { execFile } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { type Browser, chromium } from "playwright"
import { machines } from "#core/charts/machines.ts"
import type { Stories, Story } from "#core/charts/story.ts"
import { browserFlags, findBrowser } from "./journeys/helpers/browser.ts"
import { type SandboxWalk, sandboxWalks } from "./journeys/helpers/sandbox-walks.ts"
import { live } from "./journeys/helpers/shopper.ts"
import { startShop } from "./shop-process.ts"

// `npm run stories`: records in the sandbox how one gets into the states of the shop, and keeps the shortest way to each.
// The names of walks may be given; then only states that these lead to are shown, and nothing is written.
const file = join(import.meta.dirname, "../adapters/sandbox/stories.json")
/** A state that has not come by then is not reached. */
const patienceMs = 5_000

/** Machines that hold the shop together: no story leads into them. */
const beneath = new Set(["shop", "page", "notices", "overlays", "session"])

/** What opens over a page by itself at the first touch: it receives no event before. */
const floating = new Set(["popup"])

const inSandbox = async (browser: Browser, address: string, { address: path, isNew, stored }: Omit<Story, "steps">) => {
  const context = await browser.newContext({
    baseURL: address,
    locale: "id-ID",
    viewport: { width: 1280, height: 900 }
  })
  const page = await context.newPage()
  page.on("pageerror", (error) => console.error(`  ${error.message}`))
  page.on("console", (message) => (message.type() === "warning" ? console.error(`  ${message.text()}`) : undefined))
  await page.addInitScript((texts) => {
    globalThis.pendarPersisted = texts
  }, stored)
  await page.goto(`${path}#sandbox=${isNew ? "new" : ""}`)
  await live(page)
  page.setDefaultTimeout(15_000)
  return page
}

/** What a browser has stored after earlier actions. */
const storedAfter = async (browser: Browser, address: string, { before }: SandboxWalk): Promise<Story["stored"]> => {
  if (before === undefined) return undefined
  const page = await inSandbox(browser, address, before)
  await before.walk(page, async () => {})
  const bag = await page.evaluate(() => localStorage.getItem("pendar.bag"))
  await page.context().close()
  return bag === null ? undefined : { "pendar.bag": bag }
}

/** Moments at which a walk rested: how many steps had been taken, and every state the page was in. */
interface Rest {
  readonly steps: number
  readonly states: ReadonlyArray<string>
}

const recorded = async (browser: Browser, address: string, walk: SandboxWalk) => {
  const stored = await storedAfter(browser, address, walk)
  const beginning = { address: walk.address, ...(walk.isNew && { isNew: walk.isNew }), ...(stored && { stored }) }
  const rests: Array<Rest> = []
  const page = await inSandbox(browser, address, beginning)
  const rest = async () => {
    rests.push(
      await page.evaluate(() => ({ steps: pendarSandbox.steps().length, states: [...new Set(pendarSandbox.states())] }))
    )
  }
  if (!walk.isNew) await rest()
  await walk.walk(page, rest).catch((cause: unknown) => console.error(`  the walk ended early: ${cause}`))
  const steps = await page.evaluate(() => pendarSandbox.steps())
  await page.context().close()
  // What comes by itself need not be said: tried once, from the beginning to the end.
  const again = await inSandbox(browser, address, beginning)
  const { byThemselves, strayedAt } = await again.evaluate(
    (all) => pendarSandbox.play({ steps: all }, undefined, true),
    steps
  )
  await again.context().close()
  if (strayedAt !== undefined) console.error(`  strayed at ${JSON.stringify(steps[strayedAt]).slice(0, 200)}`)
  return rests.flatMap(({ steps: taken, states }) => {
    const said = steps
      .slice(0, taken)
      .filter((step, number) => !byThemselves.includes(number) && !("machine" in step && floating.has(step.machine)))
    // Most events that no person sends follow from one that a person sends: only the others are named.
    const shorter = said.filter(({ byItself }) => !byItself)
    return [shorter, ...(shorter.length < said.length ? [said] : [])].map((all) => ({
      states,
      story: { ...beginning, steps: all.map(({ byItself: _, ...step }) => step) } satisfies Story
    }))
  })
}

/** The states that a story, played again, leads into and rests in. */
const reached = async (browser: Browser, address: string, story: Story, states: ReadonlyArray<string>) => {
  const page = await inSandbox(browser, address, story)
  const strayed = await page.evaluate(async (played) => {
    const { strayedAt } = await pendarSandbox.play(played, undefined)
    return strayedAt === undefined ? undefined : JSON.stringify(played.steps[strayedAt])
  }, story)
  // What was only passing is over once nothing is under way.
  await page.waitForLoadState("networkidle")
  const missing = (targets: ReadonlyArray<string>) => {
    const now = new Set(pendarSandbox.states())
    return targets.filter((state) => !now.has(state))
  }
  await page
    .waitForFunction((targets) => targets.every((state) => pendarSandbox.states().includes(state)), states, {
      timeout: patienceMs
    })
    .catch(() => {})
  const lost = strayed === undefined ? await page.evaluate(missing, states) : states
  if (strayed !== undefined) console.error(`  strayed at ${strayed}`)
  const there = states.filter((state) => !lost.includes(state))
  await page.context().close()
  return there
}

const known = new Set([...machines.keys()].filter((id) => !beneath.has(id)))
const named = process.argv.slice(2)
const shop = process.env["SHOP"] === undefined ? await startShop() : undefined
const address = shop?.address ?? process.env["SHOP"] ?? ""
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
const stories = new Map<string, Story>()
for (const [name, walk] of Object.entries(sandboxWalks)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(name)
  for (const { states, story } of await recorded(browser, address, walk)) {
    const wanted = states.filter((state) => {
      const [machine = "", ...inside] = state.split(".")
      const before = stories.get(state)
      return (
        known.has(machine) && inside.length > 0 && (before === undefined || before.steps.length > story.steps.length)
      )
    })
    if (wanted.length === 0) continue
    for (const state of await reached(browser, address, story, wanted)) {
      stories.set(state, story)
      console.log(`  ${state}: ${story.steps.length} steps`)
    }
  }
}
await browser.close()
await shop?.stop()
const written: Stories = {
  v: 1,
  stories: [...new Set(stories.values())]
    .map((story) => ({
      states: [...stories].flatMap(([state, one]) => (one === story ? [state] : [])).toSorted(),
      ...story
    }))
    .toSorted((one, other) => (one.states.join() < other.states.join() ? -1 : 1))
}
if (named.length === 0) {
  await writeFile(file, JSON.stringify(written))
  await promisify(execFile)("biome", ["format", "--write", file])
} else console.log(JSON.stringify(written))
