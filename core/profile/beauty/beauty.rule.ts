import { type BeautyQuestion, beautySteps } from "./beauty.ts"

/** Every question, whichever step asks it. */
const questions: ReadonlyArray<BeautyQuestion> = beautySteps.flatMap(
  (step): ReadonlyArray<BeautyQuestion> => step.questions
)

/** Tags after one was pressed: a second press removes it; of a question with one answer the last stays. */
export const tagsAfter = (chosen: ReadonlyArray<string>, group: string, tag: string): ReadonlyArray<string> => {
  if (chosen.includes(tag)) return chosen.filter((one) => one !== tag)
  const several = questions.find((question) => question.group === group)?.several ?? true
  const rest = several ? chosen : chosen.filter((one) => !isIn(group, one))
  return [...rest, tag]
}

/** Those of these tags that answer a question. */
export const tagsIn = <T extends { readonly id: string }>(group: string, tags: ReadonlyArray<T>): ReadonlyArray<T> =>
  tags.filter(({ id }) => isIn(group, id))

/** A tag is named by its group: `hair-concern-dry` is no kind of hair. */
const isIn = (group: string, tag: string): boolean =>
  tag.startsWith(`${group}-`) &&
  !questions.some((other) => other.group.startsWith(`${group}-`) && tag.startsWith(`${other.group}-`))
