import type { CategoryBranch, CategoryLink } from "../catalogue/category.ts"
import { tagsMost } from "./beauty/beauty.ts"

/** A category of level 1 with what can be chosen in it: itself first, then its categories of level 2. Decision 0036. */
export interface InterestGroup {
  readonly category: CategoryLink
  readonly below: ReadonlyArray<CategoryLink>
}

/** Returns what a member can choose from, in the order of the category menu. */
export const interestGroups = (categories: ReadonlyArray<CategoryBranch>): ReadonlyArray<InterestGroup> =>
  categories.map((category) => ({ category: linkOf(category), below: category.children.map(linkOf) }))

/** Returns the categories among these interests that the shop has now, in the order of the menu; others are left out. */
export const interestsIn = (
  interest: ReadonlyArray<string>,
  groups: ReadonlyArray<InterestGroup>
): ReadonlyArray<CategoryLink> =>
  groups.flatMap(({ category, below }) => [category, ...below]).filter(({ id }) => interest.includes(id))

/** Returns the interests after one was pressed: a second press removes it; at most `tagsMost` are chosen. */
export const interestsAfter = (chosen: ReadonlyArray<string>, id: string): ReadonlyArray<string> => {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return chosen.length < tagsMost ? [...chosen, id] : chosen
}

/** Returns the groups with something chosen before the others, and in each the chosen ones first; else in the order of the menu. */
export const chosenFirst = (
  groups: ReadonlyArray<InterestGroup>,
  chosen: ReadonlyArray<string>
): ReadonlyArray<InterestGroup> => {
  const isChosen = ({ id }: CategoryLink) => chosen.includes(id)
  const rank = ({ category, below }: InterestGroup) => ([category, ...below].some(isChosen) ? 0 : 1)
  return groups
    .map(({ category, below }) => ({
      category,
      below: below.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
    }))
    .toSorted((one, other) => rank(one) - rank(other))
}

const linkOf = ({ id, name, slug }: CategoryLink): CategoryLink => ({ id, name, slug })
