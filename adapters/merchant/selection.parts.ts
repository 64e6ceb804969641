import { Effect } from "effect"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import {
  insteadMost,
  SelectionId,
  selectionIdPattern,
  stepsMost,
  type WrittenSelection,
  type WrittenStep
} from "#core/discovery/selections/selection.ts"
import { pattern, type Read, rowReader, whole } from "./cells.ts"
import { wordsOf } from "./page.part.ts"
import type { Part } from "./part.ts"

const named = pattern(selectionIdPattern, "2 to 60 small letters, digits and hyphens, beginning with a letter")

/** Numbers of products, divided by spaces or commas. */
const products = (text: string): Read<ReadonlyArray<ProductId>> => {
  const ids = text.split(/[\s,]+/).filter((part) => part !== "")
  const isWhole = ids.every((id) => /^\d{1,9}$/.test(id) && Number(id) > 0)
  return isWhole && ids.length <= insteadMost
    ? { value: ids.map((id) => ProductId(Number(id))) }
    : { problem: `must be up to ${insteadMost} numbers of products` }
}

/** Selections of products, one a row; their steps are a part of their own. `position` orders them, the lowest first. Decision 0118. */
export const selectionPart: Part<WrittenSelection> = {
  name: "selections",
  columns: [
    ...["id", "position", "category", "title_id", "title_en", "promise_id", "promise_en"],
    ...["about_id", "about_en"]
  ],
  keyOf: ({ id = "" }) => id,
  complete: (given, stored) => ({ position: "1", ...stored.get(given["id"] ?? ""), ...given }),
  read: (cells) =>
    Effect.sync(() => {
      const reader = rowReader(cells)
      const id = reader.at("id", named) ?? ""
      const position = reader.at("position", whole(0, 9_999)) ?? 0
      const category = reader.maybe("category", pattern(/^[\w.-]{1,64}$/, "the id of a category"))
      const [title, promise, about] = [
        wordsOf(reader, "title", 60),
        wordsOf(reader, "promise", 120),
        wordsOf(reader, "about", 400)
      ]
      if (reader.problems.length > 0) return { problems: reader.problems }
      const row = { id: SelectionId(id), position, title, promise, about }
      return { row: { ...row, ...(category !== undefined && { category: CategoryId(category) }) } }
    }),
  write: ({ id, position, category, title, promise, about }) => ({
    id,
    position: String(position),
    category: category ?? "",
    title_id: title.id,
    title_en: title.en,
    promise_id: promise.id,
    promise_en: promise.en,
    about_id: about.id,
    about_en: about.en
  })
}

/** Steps of selections, in the order of their numbers: what to do, why, with which product, and which can be taken instead. */
export const stepPart: Part<WrittenStep> = {
  name: "steps",
  columns: [
    ...["selection", "step", "title_id", "title_en", "reason_id", "reason_en"],
    ...["product", "combination", "instead"]
  ],
  keyOf: ({ selection = "", step = "" }) => `${selection}\n${step}`,
  complete: (given, stored) => ({ ...stored.get(stepPart.keyOf(given)), ...given }),
  read: (cells) =>
    Effect.sync(() => {
      const reader = rowReader(cells)
      const selection = reader.at("selection", named) ?? ""
      const step = reader.at("step", whole(1, stepsMost)) ?? 1
      const [title, reason] = [wordsOf(reader, "title", 40), wordsOf(reader, "reason", 120)]
      const product = reader.at("product", whole(1, 999_999_999)) ?? 1
      const combination = reader.maybe("combination", pattern(/^[\w.:-]{1,64}$/, "the id of a combination"))
      const instead = reader.at("instead", products) ?? []
      if (reader.problems.length > 0) return { problems: reader.problems }
      const row = { selection: SelectionId(selection), step, title, reason, product: ProductId(product), instead }
      return { row: { ...row, ...(combination !== undefined && { combination: CombinationId(combination) }) } }
    }),
  write: ({ selection, step, title, reason, product, combination, instead }) => ({
    selection,
    step: String(step),
    title_id: title.id,
    title_en: title.en,
    reason_id: reason.id,
    reason_en: reason.en,
    product: String(product),
    combination: combination ?? "",
    instead: instead.join(" ")
  })
}
