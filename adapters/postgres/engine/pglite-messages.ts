/** How a thread with PGlite begins. */
export interface Start {
  /** Folder of its files; in memory if absent. */
  readonly folder: string | undefined
  /** A file written by the question `image`, to begin with. */
  readonly image: string | undefined
  /** PGlite's compiled program, shared by the threads of a process; compiled by the thread if absent. */
  readonly program?: WebAssembly.Module
}

/** One statement with parameters, or several without. */
export interface Statement {
  readonly sql: string
  readonly params: ReadonlyArray<unknown>
}

/** What is asked of the thread that runs PGlite. */
export type Question =
  /** Executes the statement alone; `before` holds others whose results were not awaited. */
  | (Statement & { readonly kind: "query"; readonly before?: ReadonlyArray<Statement> })
  /** Writes the whole database into one file. */
  | { readonly kind: "image"; readonly path: string }
  | { readonly kind: "close" }

/** What the thread that runs PGlite answers. */
export interface Answer {
  readonly id: number
  readonly result?: {
    /** `INSERT`, `SELECT` … */
    readonly command: string
    readonly rowCount: number
    readonly rows: ReadonlyArray<unknown>
  }
  readonly failure?: {
    readonly message: string
    readonly code: string | undefined
    readonly detail: string | undefined
    readonly constraint: string | undefined
  }
}
