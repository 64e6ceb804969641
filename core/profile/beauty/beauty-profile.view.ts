import type { SnapshotFrom } from "xstate"
import type { Tag } from "../../catalogue/product.ts"
import { tagsIn } from "./beauty.rule.ts"
import { type BeautyQuestion, beautySteps } from "./beauty.ts"
import { type beautyProfileMachine, isSameChoice } from "./beauty-profile.machine.ts"

/** View of the beauty profile. */
export interface BeautyProfileView {
  readonly step: (typeof beautySteps)[number]["step"]
  /** From 1, of 3. */
  readonly number: number
  readonly of: number
  readonly questions: ReadonlyArray<BeautyQuestion & { readonly tags: ReadonlyArray<Tag> }>
  readonly chosen: ReadonlyArray<string>
  readonly state: "reading" | "failed" | "choosing"
  readonly busy: boolean
  readonly done: boolean
  readonly hasFailed: boolean
  /** Something is chosen that is not saved yet. */
  readonly isFilled: boolean
}

/** Returns what the beauty profile shows in this state of its machine. */
export const viewBeautyProfile = ({
  value,
  context: { at, chosen, saved, offered, hasFailed }
}: SnapshotFrom<typeof beautyProfileMachine>): BeautyProfileView => {
  const { step, questions } = beautySteps[at] ?? beautySteps[0]
  return {
    step,
    number: at + 1,
    of: beautySteps.length,
    questions: questions.map((question) => ({ ...question, tags: tagsIn(question.group, offered) })),
    chosen,
    state: value === "reading" || value === "failed" ? value : "choosing",
    busy: value === "saving",
    done: value === "done",
    hasFailed,
    isFilled: !isSameChoice(chosen, saved)
  }
}
