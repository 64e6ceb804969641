import { expect, it } from "vitest"
import { descriptionLength } from "#core/catalogue/description.ts"

it("a description shows 300 characters before the rest unfolds (specification 9; D-80)", () =>
  expect(descriptionLength).toBe(300))
