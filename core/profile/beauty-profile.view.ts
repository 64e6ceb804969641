import type { SnapshotFrom } from "xstate"
import { type BeautyQuestion, beautySteps } from "./beauty.ts"
import type { beautyProfileMachine } from "./beauty-profile.machine.ts"

export interface BeautyProfileView {
  readonly step: (typeof beautySteps)[number]["step"]
  /** From 1, of 3. */
  readonly number: number
  readonly of: number
  readonly questions: ReadonlyArray<BeautyQuestion>
  readonly chosen: ReadonlyArray<string>
  readonly busy: boolean
  readonly done: boolean
  readonly hasFailed: boolean
}

export const viewBeautyProfile = ({
  value,
  context: { at, chosen, hasFailed }
}: SnapshotFrom<typeof beautyProfileMachine>): BeautyProfileView => {
  const { step, questions } = beautySteps[at] ?? beautySteps[0]
  return {
    step,
    number: at + 1,
    of: beautySteps.length,
    questions,
    chosen,
    busy: value === "saving",
    done: value === "done",
    hasFailed
  }
}
