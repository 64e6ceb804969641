import { Effect } from "effect"
import { type MarkedReview, memoryReactions } from "#adapters/memory/reviews/reactions.memory.ts"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { MemberId } from "#core/account/member.ts"
import { reactionsOver } from "#core/reviews/reactions/reactions.usecases.ts"
import { type ReportPort, reportMachine, reportMachineOver } from "#core/reviews/reactions/report.machine.ts"
import type { ReportType, WrittenReport } from "#core/reviews/reactions/report.ts"
import { viewReport } from "#core/reviews/reactions/report.view.ts"
import { reportProblems } from "#core/reviews/reactions/report-form.rule.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { someNow } from "../../arbitraries.ts"
import { cachedMachines } from "../../seen-machines.ts"
import { VirtualClock } from "../../virtual-clock.ts"
import { type Mutant, type Opening, simulationOf, type World } from "../simulation.ts"
import { type MachineTab, openTab } from "./tab.ts"

type Machine = ReturnType<typeof reportMachineOver>
type Filled = { readonly type: ReportType | null; readonly note: string }

interface Tab extends MachineTab<Machine> {
  /** What was filled in since the dialog opened. */
  filled: Filled
}

interface Reporting extends World {
  readonly tabs: ReadonlyArray<Tab>
  readonly review: MarkedReview
  /** What has arrived at the shop, and how many of it were taken. */
  readonly arrived: ReadonlyArray<WrittenReport>
  readonly taken: () => number
  readonly become: (member: boolean) => void
  readonly steps: ReadonlySet<string>
}

const me = MemberId("me")
const settings = ["at the review of another member", "at a review of their own", "at a review that was reported before"]
/** Characters of a note at most. D-43. */
const promisedNote = 500
const tooLong = "x".repeat(promisedNote + 1)

/** Mistakes of one line, each with the fewest steps that show it. */
const mutants: ReadonlyArray<Mutant & { readonly machine: (machine: Machine) => Machine }> = [
  {
    says: "sends a note that is too long",
    shortest: 3,
    machine: (machine) => machine.provide({ guards: { isComplete: ({ context: { form } }) => form.type !== null } })
  },
  {
    says: "takes every refusal for a report of before",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { isReported: () => true } })
  },
  {
    says: "takes a lost line for a review that is gone",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { isGone: () => true } })
  },
  {
    says: "forgets what is filled in",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { change: () => {} } })
  },
  {
    says: "does not say what is lacking",
    shortest: 1,
    machine: (machine) => machine.provide({ actions: { showProblems: () => {} } })
  },
  {
    says: "takes a member without a session for the author",
    shortest: 2,
    machine: (machine) => machine.provide({ guards: { isOwn: ({ event }) => "error" in event, isGuest: () => false } })
  }
]

const machines = cachedMachines<ReportPort, Machine>()

const open = ({ setting, tabs: many, fate, mutant, inspect }: Opening): Reporting => {
  const clock = new VirtualClock(someNow)
  const review: MarkedReview = {
    id: ReviewId("r1"),
    writer: setting === 1 ? me : MemberId("other"),
    importedLikes: 0,
    status: "published"
  }
  const shop = reactionsOver(memoryReactions([review]), me, someNow)
  const arrived: Array<WrittenReport> = []
  const steps = new Set<string>()
  let [isMember, taken] = [true, 0]
  const take: ReportPort["report"] = (report) =>
    Effect.suspend(() => (isMember ? shop.report(report) : Effect.fail(new Unauthenticated()))).pipe(
      Effect.tap(() => Effect.sync(() => taken++))
    )
  if (setting === 2) Effect.runSync(take({ review: review.id, type: "spam" }))
  const port: ReportPort = {
    report: (report) => {
      arrived.push(report)
      return take(report)
    }
  }
  const wrong = mutants.find(({ says }) => says === mutant)?.machine ?? ((machine) => machine)
  const tabs = Array.from({ length: many }, (_, place): Tab => {
    const over = (line: ReportPort) => machines(`${place} ${mutant}`, line, (one) => wrong(reportMachineOver(one)))
    const tab = openTab({ port, over, input: { review: review.id }, clock, fate, inspect })
    return Object.assign(tab, { filled: nothing })
  })
  const reload = (tab: Tab | undefined): void => {
    if (tab === undefined) return
    tab.filled = nothing
    tab.reload()
  }
  return {
    clock,
    tabs,
    review,
    arrived,
    steps,
    taken: () => taken,
    become: (member) => {
      isMember = member
    },
    states: () => tabs.map((tab) => [tab.snapshot().value, tab.filled]),
    reload: (tab) => reload(tabs[tab]),
    // A dialog that has ended is closed, and opened again.
    begins: ({ tab }) => {
      const one = tabs[tab]
      if (one === undefined) return
      steps.add(String(one.snapshot().value))
      if (one.isDone()) reload(one)
    }
  }
}

const nothing: Filled = { type: null, note: "" }

const chooses = (tab: Tab | undefined, reason: ReportType): void => fills(tab, { type: "reason.chosen", reason })
const types = (tab: Tab | undefined, note: string): void => fills(tab, { type: "note.typed", note })
const fills = (
  tab: Tab | undefined,
  event:
    | { readonly type: "reason.chosen"; readonly reason: ReportType }
    | { readonly type: "note.typed"; readonly note: string }
): void => {
  if (tab === undefined || tab.isDone() || tab.snapshot().value === "sending") return
  tab.filled = { ...tab.filled, ...(event.type === "note.typed" ? { note: event.note } : { type: event.reason }) }
  tab.say(event)
}

/** Reporting a review. D-43. */
export const reportSimulation = simulationOf<Reporting>({
  id: "report",
  machine: reportMachine,
  settings,
  rules: {},
  mutants,
  cold: {},
  open,
  actions: [
    { says: "chooses a reason", weight: 5, mood: "right", does: ({ tabs }, tab) => chooses(tabs[tab], "fake") },
    {
      says: "chooses another reason",
      weight: 2,
      mood: "change",
      does: ({ tabs }, tab) => chooses(tabs[tab], "privacy")
    },
    { says: "types a note", weight: 2, mood: "right", does: ({ tabs }, tab) => types(tabs[tab], "Fotonya diambil.") },
    { says: "types too much", weight: 1, mood: "wrong", does: ({ tabs }, tab) => types(tabs[tab], tooLong) },
    {
      says: "sends the report",
      weight: 6,
      mood: "right",
      does: ({ tabs }, tab) => tabs[tab]?.say({ type: "form.sent" })
    },
    { says: "logs out in another tab", weight: 1.5, mood: "wrong", does: ({ become }) => become(false) },
    { says: "logs in in another tab", weight: 1.5, mood: "right", does: ({ become }) => become(true) },
    {
      says: "sees the shop hide the review",
      weight: 0.7,
      mood: "wrong",
      does: ({ review }) => {
        review.status = "hidden"
      }
    }
  ],
  invariants: [
    {
      id: "RP1",
      source: "D-43",
      about: ["report.choosing", "report.sending"],
      holds: ({ arrived }) => arrived.every(({ note = "" }) => note.length <= promisedNote),
      saw: ({ arrived }) =>
        `a note of ${Math.max(...arrived.map(({ note = "" }) => note.length))} characters, at most ${promisedNote}: D-43`
    },
    {
      id: "RP2",
      source: "specification 7 and 8; D-43",
      about: ["report.sent", "report.alreadyReported", "report.own", "report.gone"],
      holds: ({ tabs, taken, review }) =>
        tabs.every((tab) => {
          const { step } = viewReport(tab.snapshot())
          if (step === "sent" || step === "alreadyReported") return taken() === 1
          if (step === "own") return review.writer === me
          return step !== "gone" || review.status === "hidden"
        })
    },
    {
      id: "RP3",
      source: "specification 8",
      about: ["report.choosing", "report.unreachable", "report.signedOut"],
      holds: ({ tabs }) =>
        tabs.every((tab) => JSON.stringify(viewReport(tab.snapshot()).form) === JSON.stringify(tab.filled))
    },
    {
      id: "RP4",
      source: "machines 0",
      about: ["report.choosing"],
      holds: ({ tabs }, { action, tab }) => {
        const one = tabs[tab]
        if (one === undefined || action !== "sends the report" || one.snapshot().value !== "choosing") return true
        const { problems, form, attempts } = viewReport(one.snapshot())
        return attempts > 0 && JSON.stringify(problems) === JSON.stringify(reportProblems(form))
      }
    },
    {
      id: "RP5",
      source: "machines 0",
      about: ["report.sending"],
      holds: ({ tabs }) => tabs.every((tab) => tab.line.most() < 2)
    }
  ],
  sometimes: {
    "a report is sent": ({ steps }) => steps.has("sent"),
    "it was reported before": ({ steps }) => steps.has("alreadyReported"),
    "it is their own": ({ steps }) => steps.has("own"),
    "it is gone": ({ steps }) => steps.has("gone"),
    "somebody has to log in": ({ steps }) => steps.has("signedOut"),
    "the shop does not answer": ({ steps }) => steps.has("unreachable")
  },
  ends: async ({ tabs: [first], clock, become }) => {
    become(true)
    await clock.advance(60_000)
    if (first?.isDone()) return
    chooses(first, "spam")
    types(first, "")
    first?.say({ type: "form.sent" })
    await clock.advance(1_000)
  },
  last: [
    {
      id: "RP6",
      source: "D-43",
      about: ["report.sending", "report.sent"],
      holds: ({ tabs: [first] }) => first?.isDone() === true
    }
  ],
  outcome: ({ tabs: [first] }) => String(first?.snapshot().value)
})
