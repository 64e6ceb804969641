/** A line that names a component for developers' tools. */
const nameLine = /^\w+\.displayName = "[^"]+";?$/gm
/** A call that makes a component or a context and does nothing else. */
const madePart = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g

/** As much of a Vite plugin as is needed here. */
interface SourcePlugin {
  readonly name: string
  readonly transform: (code: string, id: string) => string | undefined
}

/**
 * Lets the bundler leave out the parts of the router that no page uses (forms, links, restored scroll positions): their names for
 * developers' tools, and calls it can't know to be pure, would hold them in every page. Decision 0120.
 */
export const withoutUnusedParts = (): SourcePlugin => ({
  name: "without-unused-parts",
  transform: (code, id) =>
    /node_modules\/react-router\/dist\/production\//.test(id.replaceAll("\\", "/"))
      ? code.replace(nameLine, "").replace(madePart, "= /* @__PURE__ */ $1")
      : undefined
})
