import { afterAll } from "vitest"

// A server that listens replaces these with its own, which know less, for the rest of its process.
const { Request, Response } = globalThis

afterAll(() => {
  for (const [name, value] of Object.entries({ Request, Response })) Object.defineProperty(globalThis, name, { value })
})
