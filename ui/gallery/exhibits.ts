import type { ChartFile, Entry, Exhibit, Findable } from "#core/charts/exhibit.ts"
import type { SinceRelease } from "#core/charts/release/release.ts"

declare global {
  interface Window {
    /** Filled by classic scripts: a page from a folder may neither fetch nor import. */
    pendarGallery?: {
      readonly entries: ReadonlyArray<Entry>
      readonly exhibits: Record<string, Exhibit>
      /** What changed since each release, the newest first. */
      readonly releases?: ReadonlyArray<SinceRelease>
      /** Machines as they were, by "release/machine". */
      readonly released?: Record<string, ChartFile>
      readonly findables?: ReadonlyArray<Findable>
      /** The script of a worker that plays simulated shoppers. */
      readonly simulator?: string
    }
  }
}

/** Returns the machines of the gallery. */
export const entries = (): ReadonlyArray<Entry> => window.pendarGallery?.entries ?? []

const asked = new Map<string, Promise<Exhibit | undefined>>()

/** Everything about a machine; its script is loaded when it is first opened. `undefined` if there is none. */
export const exhibitOf = (id: string): Promise<Exhibit | undefined> => {
  const before = asked.get(id)
  if (before !== undefined) return before
  const coming = entries().some((entry) => entry.id === id) ? fetched(id) : Promise.resolve(undefined)
  asked.set(id, coming)
  return coming
}

const fetched = (id: string): Promise<Exhibit | undefined> =>
  loadScript(`data/${id}.js`).then(() => window.pendarGallery?.exhibits[id])

/** Returns the releases that were written down, the newest first. */
export const releases = (): ReadonlyArray<SinceRelease> => window.pendarGallery?.releases ?? []

const askedReleases = new Map<string, Promise<ChartFile | undefined>>()

/** A machine as it was at a release, loaded when it is first compared; `undefined` if it was not there. */
export const releasedChart = (release: string, machine: string): Promise<ChartFile | undefined> => {
  const key = `${release}/${machine}`
  const coming =
    askedReleases.get(key) ??
    (releases().some(({ name }) => name === release)
      ? loadScript(`data/${key}.js`).then(() => window.pendarGallery?.released?.[key])
      : Promise.resolve(undefined))
  askedReleases.set(key, coming)
  return coming
}

/** Runs a script of the gallery, and resolves also if it is not there. */
export const loadScript = (address: string): Promise<void> =>
  new Promise((arrived) => {
    const script = document.createElement("script")
    script.src = address
    script.onload = () => arrived()
    script.onerror = () => arrived()
    document.head.append(script)
  })
