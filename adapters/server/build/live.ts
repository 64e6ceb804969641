import { once } from "node:events"
import { createServer as createSocket, type IncomingMessage, type ServerResponse } from "node:http"
import { join } from "node:path"
import { createServer, type Plugin } from "vite"
import type { Screens } from "../pages/pages.ts"
import type { Built } from "./build.ts"
import { clientFolder, root } from "./stamps.ts"
import { textLimits } from "./text-limits.ts"

/** The first script of a page that is served from its sources: it makes the page replace its parts when they change. */
const entry = "virtual:live-entry"
const liveEntry: Plugin = {
  name: "live-entry",
  resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
  load: (id) =>
    id === `\0${entry}`
      ? `import "/@vite/client"
         import { injectIntoGlobalHook } from "/@react-refresh"
         injectIntoGlobalHook(window)
         window.$RefreshReg$ = () => {}
         window.$RefreshSig$ = () => (type) => type
         await import("/entry.browser.tsx")`
      : undefined
}

/** What Vite answers: sources, its own scripts, and what they import. */
const isOfSources = (path: string): boolean =>
  /^\/(?:@|node_modules\/|messages\/)/.test(path) || /\.(?:tsx?|m?js|css|woff2|svg|wasm)(?:\?|$)/.test(path)

/** Pages that are drawn from their sources, with what answers their scripts and styles. */
export interface LiveScreens extends Built {
  /** Serves a request for a source; returns `false` if the request is for the shop. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  readonly close: () => Promise<void>
}

/**
 * Serves the screens, their styles and texts from the sources, for developers: what is changed is replaced in the open page. A
 * page has its styles as soon as its script runs, not before. House 11.
 *
 * @param folder of the sources
 */
export const liveScreens = async (folder = root): Promise<LiveScreens> => {
  // The changes come over a socket of their own: the shop's has its limits.
  const socket = createSocket()
  socket.listen(0, "127.0.0.1")
  await once(socket, "listening")
  const listening = socket.address()
  const vite = await createServer({
    configFile: join(folder, "vite.config.ts"),
    mode: "development",
    appType: "custom",
    logLevel: "error",
    plugins: [textLimits, liveEntry],
    server: {
      middlewareMode: true,
      hmr: { server: socket, clientPort: typeof listening === "object" && listening !== null ? listening.port : 0 },
      fs: { allow: [folder] }
    }
  })
  const entryServer = () => vite.ssrLoadModule("/entry.server.tsx") as Promise<Screens & Sources>
  let bundle = await entryServer()
  const { firstScript } = bundle
  const scripts: Record<string, ReadonlyArray<string>> = {}
  const takeRoutes = (): void => {
    for (const name of Object.keys(bundle.sourcesByRoute)) scripts[name] = [`/@id/__x00__${entry}`]
  }
  takeRoutes()
  // A page that is new in the table of routes is found by its first request. A source with a mistake is reported by `render`.
  vite.watcher.on("all", () => {
    vite.environments.ssr.moduleGraph.invalidateAll()
    void entryServer().then(
      (changed) => {
        bundle = changed
        takeRoutes()
      },
      () => {}
    )
  })
  return {
    bundle: {
      firstScript,
      match: (path) => bundle.match(path),
      render: async (page) => (await entryServer()).render(page)
    },
    assets: {
      styles: [],
      font: undefined,
      ahead: [],
      scripts
    },
    folder: clientFolder,
    isLive: true,
    answer: (incoming, outgoing) => {
      if (!isOfSources(incoming.url ?? "/")) return false
      vite.middlewares(incoming, outgoing)
      return true
    },
    close: async () => {
      await vite.close()
      socket.close()
    }
  }
}

interface Sources {
  readonly sourcesByRoute: Readonly<Record<string, ReadonlyArray<string>>>
}
