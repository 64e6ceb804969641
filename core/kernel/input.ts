/** Input type of calls without parameters. */
export type NoInput = Readonly<Record<string, never>>
