import { createServer, type IncomingMessage, request } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

/** The shop at an address of its own, where newer builds of it can be put in place. */
export interface Deploys {
  readonly address: string
  /** Puts the next build in place, whose scripts have other names. The server has those of two builds, as after `npm run build`. D-74. */
  readonly deploy: () => void
  /** Scripts whose names begin so are gone from every build. */
  readonly lose: (...names: ReadonlyArray<string>) => void
  /** Puts another worker in the place of the builds' own. */
  readonly replaceWorker: (script: string) => void
  /** Returns how often documents were asked for, by path. */
  readonly documents: (path: string) => number
  readonly close: () => Promise<void>
}

/** A script of a build, by its name and the number of the build; the first has none. */
const scriptName = /([\w.-]+-[0-9a-f]{7,8})(?:\.b(\d+))?\.js\b/g
const isText = /javascript|text\/html/

/**
 * Opens a server in front of the shop that gives every build after the first other names for all scripts, in pages, scripts, headers and
 * the worker: what a deploy of changed sources does, without the minutes of a build.
 */
export const openDeploys = async (shop: string): Promise<Deploys> => {
  let build = 1
  let worker: string | undefined
  const lost: Array<string> = []
  const asked = new Map<string, number>()
  const namedBy = (body: string, of: number): string =>
    of === 1 ? body : body.replaceAll(scriptName, (_, name: string) => `${name}.b${of}.js`)

  const ask = (call: IncomingMessage, path: string): Promise<IncomingMessage> =>
    new Promise((answered, failed) => {
      const { "accept-encoding": _, ...headers } = call.headers
      call.pipe(request(new URL(path, shop), { method: call.method, headers }, answered).once("error", failed))
    })

  const server = createServer(async (call, response) => {
    const url = call.url ?? "/"
    // A worker's request for a document no longer says what it is for.
    if (call.headers.accept?.startsWith("text/html")) asked.set(url, (asked.get(url) ?? 0) + 1)
    if (url === "/sw.js" && worker !== undefined) {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(worker)
      return
    }
    const isScript = /^\/assets\/.*\.js$/.test(url)
    const of = isScript ? Number(/\.b(\d+)\.js$/.exec(url)?.[1] ?? 1) : build
    if (isScript && (of > build || of < build - 1 || lost.some((name) => url.startsWith(`/assets/${name}-`)))) {
      response.writeHead(404, { "cache-control": "no-store" }).end()
      return
    }
    const answer = await ask(call, url.replace(/\.b\d+\.js$/, ".js")).catch(() => undefined)
    if (answer === undefined) {
      response.destroy()
      return
    }
    const { "content-length": length, link, ...headers } = answer.headers
    const isWritten = isText.test(headers["content-type"] ?? "")
    response.writeHead(answer.statusCode ?? 500, {
      ...headers,
      ...(length === undefined || isWritten ? {} : { "content-length": length }),
      ...(link === undefined ? {} : { link: namedBy([link].flat().join(", "), of) })
    })
    if (isWritten) response.end(namedBy(await text(answer), of))
    else answer.pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      build += 1
    },
    lose: (...names) => void lost.push(...names),
    replaceWorker: (script) => {
      worker = script
    },
    documents: (path) => asked.get(path) ?? 0,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
  }
}
