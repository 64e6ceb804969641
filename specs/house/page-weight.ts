import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { screenSources } from "#ui/app/screen-sources.ts"

/** One file of the build, as Vite's manifest describes it. */
interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: ReadonlyArray<string>
}

/** The built files and what they weigh on their way to a browser. */
export interface PageWeight {
  /** Files that one or more modules are made of, with everything they import at once. */
  readonly filesOf: (...sources: ReadonlyArray<string>) => ReadonlySet<string>
  /** The module every page begins with. */
  readonly entry: string
  readonly styles: ReadonlyArray<string>
  /** Everything a page of a route needs to become live: its modules, and its texts in one language. */
  readonly filesOfPage: (row: PageRow) => ReadonlySet<string>
  /** What no page begins with: dialogs, ports, the bag; fetched when idle or with the first touch. */
  readonly later: (rows: ReadonlyArray<PageRow>) => ReadonlyArray<string>
  /** Fetched only by a browser that logs in, or was logged in. */
  readonly waysIn: (rows: ReadonlyArray<PageRow>) => ReadonlyArray<string>
  /** What opens over a page by itself when it is due: the popup, floating banners, and tours. */
  readonly byItself: (rows: ReadonlyArray<PageRow>) => ReadonlyArray<string>
  /** What a part of one page fetches at its first use, by its module. */
  readonly atUse: (rows: ReadonlyArray<PageRow>) => ReadonlyMap<string, ReadonlyArray<string>>
  /** Bytes of files as they are sent to a browser. */
  readonly bytesOf: (files: Iterable<string>) => Promise<number>
}

/** What decides the weight of a page. */
export interface PageRow {
  readonly name: string
  readonly texts: ReadonlyArray<string>
}

/** Fetched only by a browser that logs in, or was logged in. */
const isWayIn = (source: string): boolean =>
  /(?:account|toggles|profile|search-history|points|[Mm]ember)[^/]*\.(?:wire\.)?tsx?$|AccountDialog|Saved(?:Addresses|ForLater)|account\//.test(
    source
  )

const isByItself = (source: string): boolean => /(?:PopupBanner|FloatingBanners|Tour)\.tsx$/.test(source)

/** Fetched only if a developer has switched it on. */
const isForDevelopers = (source: string): boolean => /entry\.developer\.ts$/.test(source)

/** Fetched only after something broke, to report it. */
const isForDefects = (source: string): boolean => /client-errors\.ts$/.test(source)

/**
 * Fetched at the first use of a part of one page, or when idle only by a browser where it was used: photos of drafts, what counts
 * visits after their viewer agreed, a newer version or the offer to install, notices on a device, what follows a return of the connection, and the check for machines of a shop that has one.
 */
const isAtUse = (source: string): boolean =>
  /(?:AccountOffer|AlreadyReviewed|AppBars|BagOffers|BesideBag|CancelDialog|CategorySheet|CheckoutFlow|CropSquare|CropStage|DeliveryDays|DeviceNotices|DistrictDialog|FilledAd|GiftGoods|HomeNotice|HomeWelcome|MixDialog|NotifyDialog|OtherPaymentDialog|OwnReviewPage|PhotosField|PickupCode|PickupPart|PreOrderDay|PriceSlider|QrCode|Receipt|RemovalCode|ReportDialog|ReturnNews|ReviewErrorDialog|ReviewPicturesDialog|SelfCheckout|SentEgifts|StorePlace|ShadeSheet|Ticking|ShareDialog|ShareExperience|SwapSheet|TrackingChoice|UnknownOrder|VoucherSheet|WelcomeOffer)\.tsx$|wasm-reader\.ts$|(?:ads|checkout|discovery|egifts|journal|notify-me|orders|own-reviews|photos|pickup|proposals|push|reactions|returns|reviewers|tracking|wishlist|writing)\.wire\.ts$|(?:browser-photo-files|offline\/go-on|egift-form\.usecases|journal\.usecases|move-to-bag|photo-drafts|push-device|reactions-actor|recaptcha|tracked-queue|wishlist\/hearts)\.ts$/.test(
    source
  )

const isForAll = (source: string): boolean =>
  !isWayIn(source) && !isByItself(source) && !isForDevelopers(source) && !isForDefects(source) && !isAtUse(source)

const client = join(import.meta.dirname, "../..", ".build", "client")

/** Reads what was built last. */
export const pageWeight = async (): Promise<PageWeight> => {
  const text = await readFile(join(client, ".vite", "manifest.json"), "utf8")
  const manifest = new Map<string, Chunk>(Object.entries(JSON.parse(text)))
  const entry = [...manifest].find(([, { isEntry }]) => isEntry)?.[0]
  if (entry === undefined) throw new Error("the build has no entry")
  const filesOf = (...sources: ReadonlyArray<string>): ReadonlySet<string> => {
    const seen = new Set<string>()
    const files = new Set<string>()
    const visit = (source: string): void => {
      if (seen.has(source)) return
      seen.add(source)
      const chunk = manifest.get(source)
      if (chunk === undefined) throw new Error(`the build has no ${source}`)
      files.add(chunk.file)
      for (const imported of chunk.imports ?? []) visit(imported)
    }
    for (const source of sources) visit(source)
    return files
  }
  const filesOfPage = ({ name, texts }: PageRow): ReadonlySet<string> =>
    filesOf(
      entry,
      ...[screenSources[name] ?? []].flat(),
      ...["shop", "notices", ...texts].map((area) => `messages/id/${area}.json`)
    )
  const laterThan = (rows: ReadonlyArray<PageRow>, wanted: (source: string) => boolean): ReadonlyArray<string> => {
    const pages = rows.flatMap(({ name }) => screenSources[name] ?? [])
    const known = new Set(rows.flatMap((row) => [...filesOfPage(row)]))
    const sources = fetchedAlone.filter((one) => !one.endsWith(".json") && !pages.includes(one) && wanted(one))
    return [...filesOf(...sources)].filter((file) => !known.has(file))
  }
  const fetchedAlone = [...manifest].flatMap(([source, { isDynamicEntry }]) => (isDynamicEntry ? [source] : []))
  return {
    filesOf,
    filesOfPage,
    later: (rows) => laterThan(rows, isForAll),
    byItself: (rows) => {
      const before = new Set(laterThan(rows, isForAll))
      return laterThan(rows, isByItself).filter((file) => !before.has(file))
    },
    waysIn: (rows) => {
      const before = new Set(laterThan(rows, isForAll))
      return laterThan(rows, isWayIn).filter((file) => !before.has(file))
    },
    atUse: (rows) => {
      const before = new Set(laterThan(rows, isForAll))
      return new Map(
        fetchedAlone
          .filter(isAtUse)
          .map((one) => [one, laterThan(rows, (source) => source === one).filter((file) => !before.has(file))])
      )
    },
    entry,
    styles: [...manifest.values()].flatMap(({ file }) => (file.endsWith(".css") ? [file] : [])),
    bytesOf: async (files) => {
      const sizes = await Promise.all([...files].map(sentBytes))
      return sizes.reduce((sum, size) => sum + size, 0)
    }
  }
}

/** The build compresses what it makes smaller; the rest is sent as it is. */
const sentBytes = async (file: string): Promise<number> => {
  const path = join(client, file)
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}
