import { client, type Send } from "#adapters/http/client.ts"
import { hostsOf } from "#adapters/http/hosts.ts"
import { httpPort, portNames } from "#adapters/http/http-ports.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import type { Language } from "#core/kernel/text.ts"
import type { PhotosPort } from "#core/reviews/photos/photos.port.ts"
import type { Mirrors } from "#core/shop/mirrors.ts"
import type { LoadedPorts, LoadPhotoFiles, LoadPort, LoadPushDevice, ShopPorts } from "#core/shop/ports.ts"
import { bearer, holdingBearer } from "./bearer.ts"
import { platform, sessionId } from "./call-headers.ts"
import { activeWatching } from "./inspection.ts"
import { loginAgain } from "./login-again.ts"
import { ownOrders, ownReturns } from "./own-orders.ts"

/** The shop's ports in a browser. */
export interface BrowserPorts {
  readonly load: LoadPort
  /** All of them, each loaded with its first call: for code that combines several. */
  readonly all: LoadedPorts
}

/** The shop's ports in a browser: this origin or its mirrors, in the reader's language. */
export const browserPorts = (language: Language, mirrors?: Mirrors): BrowserPorts => {
  const send = client(hostsOf(location.origin, mirrors), {
    language,
    platform,
    sessionId,
    bearer,
    noteOff: (detail) => dispatchEvent(new CustomEvent("switched-off", { detail })),
    lost: async (read) =>
      read === undefined ? loginAgain.wanted() : (await import("./account-actor.ts")).isReadAgain(read)
  })
  const shop = once(httpPort(send))
  const staged = activeWatching().ports?.(allOf(shop), language)
  if (staged !== undefined)
    return {
      load: async (name) => staged[name],
      all: { ...staged, loadPhotoFiles: photoFilesOver(send, staged.photos), loadPushDevice: deviceOver(true) }
    }
  const load = once(async (name) => ownWay[name]?.(await shop(name)) ?? shop(name))
  return { load, all: { ...allOf(load), loadPhotoFiles: photoFilesOver(send), loadPushDevice: deviceOver(false) } }
}

/** What a browser adds to a port of the server. */
const ownWay: { readonly [K in keyof ShopPorts]?: (port: ShopPorts[K]) => ShopPorts[K] } = {
  account: holdingBearer,
  orders: ownOrders,
  returns: ownReturns
}

const allOf = (load: LoadPort): ShopPorts =>
  Object.fromEntries(portNames.map((name) => [name, lazyEffects(() => load(name))])) as unknown as ShopPorts

/** Loads each port once; again after a failure. */
const once = (load: LoadPort): LoadPort => {
  const loaded: { [K in keyof ShopPorts]?: Promise<ShopPorts[K]> } = {}
  return (name) => {
    const known = loaded[name]
    if (known !== undefined) return known
    const port = load(name)
    Object.assign(loaded, { [name]: port })
    port.catch(() => delete loaded[name])
    return port
  }
}

/** @param staged the photos of a sandbox, in place of the shop's */
const photoFilesOver = (send: Send, staged?: PhotosPort): LoadPhotoFiles =>
  loadedOnce(async () => (await import("./photos/browser-photo-files.ts")).browserPhotoFiles(send, staged))

const deviceOver = (isStaged: boolean): LoadPushDevice =>
  loadedOnce(async () => {
    const { pushDevice, silentDevice } = await import("./push/push-device.ts")
    return isStaged ? silentDevice : pushDevice
  })

/** Loads something once; again after a failure. */
const loadedOnce = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loaded: Promise<A> | undefined
  return () => {
    loaded ??= load()
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }
}
