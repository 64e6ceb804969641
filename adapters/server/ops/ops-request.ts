/** A request to the running shop, and how its answer is shown. */
export interface OpsRequest {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: unknown
  /** What is read first, and the body that follows from it. */
  readonly before?: { readonly path: string; readonly bodyOf: (data: unknown) => unknown }
  /** What is done with the answer before it is shown, as writing a file. */
  readonly save?: (data: unknown) => void
  readonly tell: (data: unknown) => ReadonlyArray<string>
  /** What is shown of a refusal; nothing if its message is enough. */
  readonly refused?: (body: unknown) => ReadonlyArray<string>
}

/** A mistake in what was typed; its message states what to do. */
export class UsageProblem extends Error {
  override readonly name = "UsageProblem"
}
