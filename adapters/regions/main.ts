import { readFile, writeFile } from "node:fs/promises"
import { gunzipSync } from "node:zlib"
import { parse } from "csv-parse/sync"
import { regionsFile } from "./table.ts"

// `node adapters/regions/main.ts FILE`: makes `regions.tsv` from a table code,level,parent,name,postal_code of Kemendagri's
// regions, packed with gzip or not. README.md says where one is found.
const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error("Name the table: node adapters/regions/main.ts regions.csv.gz")
  process.exit(1)
}

interface Place {
  readonly code: string
  readonly level: "province" | "regency_or_city" | "district" | "village"
  readonly name: string
  readonly postal_code: string
}

/** As people write them; the law's names are longer. */
const everyday: Readonly<Record<string, string>> = {
  "Daerah Khusus Ibukota Jakarta": "DKI Jakarta",
  "Daerah Istimewa Yogyakarta": "DI Yogyakarta"
}

const bytes = await readFile(path)
const places: ReadonlyArray<Place> = parse(path.endsWith(".gz") ? gunzipSync(bytes) : bytes, {
  columns: true,
  trim: true
})
const villagesOf = Map.groupBy(
  places.filter(({ level }) => level === "village"),
  ({ code }) => code.slice(0, 8)
)
const lines = places
  .filter(({ level }) => level !== "village")
  .toSorted((one, other) => (one.code < other.code ? -1 : 1))
  .map(({ code, level, name }) => {
    const short = everyday[name] ?? name.replace(" Administrasi ", " ")
    const villages = (villagesOf.get(code) ?? []).map((village) =>
      [village.code.slice(9), village.postal_code, village.name].join(" ")
    )
    return level === "district" ? [code, short, ...villages].join("\t") : `${code}\t${short}`
  })
await writeFile(regionsFile, `${lines.join("\n")}\n`)
console.info(`${lines.length} lines`)
