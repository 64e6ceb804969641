import { spawnSync } from "node:child_process"
import { parseEnv } from "node:util"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { readConfig, settings } from "#adapters/server/config.ts"
import { pictureBytes } from "#core/kernel/upload.ts"
import manifest from "../../package.json" with { type: "json" }
import {
  configurationText,
  type Directive,
  directivesOf,
  entriesOf,
  sectionsOf,
  textOf,
  yamlOf
} from "./configurations.ts"

const environment = parseEnv(configurationText("systemd/pendar.env"))
const read = readConfig(environment)
if ("problems" in read) throw new Error(read.problems.join("\n"))
const { config } = read
const portOf = (address: string | undefined): number => Number(new URL(address ?? "").port)
/** Comes with systemd; where it is not, its time is not checked. */
const analyzer = "systemd-analyze"
const has = (command: string): boolean => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0

describe("the examples of settings", () => {
  it("are settings of the server, without a contradiction", () => {
    const known = Object.values(settings).map(({ name }): string => name)
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
    expect(config).toMatchObject({ environment: "production", proxyHops: 1, workers: 4, host: "127.0.0.1" })
  })

  it("start the shop as npm start does, and give it more than its ten seconds to end", () => {
    const unit = entriesOf(configurationText("systemd/pendar.service"))
    const of = (name: string) => unit.find((entry) => entry.name === name)?.value
    expect(of("ExecStart")).toBe(`/srv/pendar/node_modules/.bin/${manifest.scripts.start}`)
    expect([of("KillSignal"), of("KillMode")]).toEqual(["SIGTERM", "mixed"])
    expect(Number(of("TimeoutStopSec"))).toBeGreaterThan(10)
    expect(`/var/lib/${of("StateDirectory")}`).toBe(config.dataDir)
    const backup = entriesOf(configurationText("systemd/pendar-backup.service"))
    expect(backup.find(({ name }) => name === "ExecStart")?.value).toContain(
      `${manifest.scripts.ops} backup /var/backups/pendar/`
    )
    const given = backup.filter(({ name }) => name === "Environment").map(({ value }) => value.split("=")[0])
    expect(given).toEqual(["DATABASE_URL"])
    expect(entriesOf(configurationText("systemd/pendar-backup.timer")).map(({ name }) => name)).toContain("OnCalendar")
  })

  it.runIf(has(analyzer))("have a time that systemd knows", () => {
    const timer = entriesOf(configurationText("systemd/pendar-backup.timer"))
    const when = timer.find(({ name }) => name === "OnCalendar")?.value ?? ""
    const { status, stderr } = spawnSync(analyzer, ["calendar", when], { encoding: "utf8" })
    expect(status, stderr).toBe(0)
  })
})

describe("nginx", () => {
  const all = directivesOf(configurationText("nginx/pendar.conf"))
  const inside = (directives: ReadonlyArray<Directive>): ReadonlyArray<Directive> =>
    directives.flatMap((one) => [one, ...inside(one.block ?? [])])
  const valuesOf = (name: string) =>
    inside(all)
      .filter(({ words }) => words[0] === name)
      .map(({ words }) => words.slice(1).join(" "))

  it("asks the shop at its port, for hosts of its address, over connections that it closes first", () => {
    expect(valuesOf("server")).toContain(`127.0.0.1:${config.port}`)
    expect(new Set(valuesOf("server_name"))).toEqual(new Set([new URL(config.publicOrigin ?? "").hostname]))
    expect(valuesOf("keepalive_timeout")).toEqual(["4s"])
    expect(valuesOf("proxy_set_header")).toContain("X-Forwarded-For $remote_addr")
  })

  it("lets the largest picture through, waits longer than the shop, and hides operations", () => {
    const [most = ""] = valuesOf("client_max_body_size")
    expect(Number.parseInt(most, 10) * 1024 * 1024).toBeGreaterThan(pictureBytes)
    expect(Number.parseInt(valuesOf("proxy_read_timeout")[0] ?? "", 10)).toBeGreaterThan(60)
    const [hidden = ""] = valuesOf("location").filter((words) => words.startsWith("~"))
    const pattern = new RegExp(hidden.slice(2))
    expect(["/ops", "/ops/orders", "/metrics", "/dev/clock"].filter((path) => !pattern.test(path))).toEqual([])
    expect(["/", "/devotion", "/opsi", "/api/orders"].filter((path) => pattern.test(path))).toEqual([])
  })

  it("is refused with a brace too few", () => {
    expect(() => directivesOf("server { listen 80; location / { return 404; }")).toThrow("not closed")
  })
})

describe("the way to the database", () => {
  const sections = sectionsOf(configurationText("haproxy/haproxy.cfg"))
  const linesOf = (title: string) => sections.find((section) => section.title === title)?.lines ?? []
  const bouncer = entriesOf(configurationText("pgbouncer/pgbouncer.ini"))
  const ofBouncer = (name: string) => bouncer.find((entry) => entry.name === name)?.value ?? ""
  const Patroni = Schema.Struct({
    restapi: Schema.Struct({ connect_address: Schema.String }),
    postgresql: Schema.Struct({ connect_address: Schema.String }),
    bootstrap: Schema.Struct({
      dcs: Schema.Struct({
        synchronous_mode: Schema.Literal(true),
        postgresql: Schema.Struct({ parameters: Schema.Struct({ max_connections: Schema.Int }) })
      })
    })
  })
  const patroni = Schema.decodeUnknownSync(Patroni)(yamlOf("patroni/patroni.yml"))

  it("leads from the shop over PgBouncer and HAProxy to Patroni, port by port", () => {
    expect(portOf(config.databaseUrl)).toBe(Number(ofBouncer("listen_port")))
    const [, next] = /port=(\d+)/.exec(ofBouncer("pendar")) ?? []
    expect(linesOf("listen postgres")).toContainEqual(["bind", `127.0.0.1:${next}`])
    const check = linesOf("listen postgres").find(([word]) => word === "default-server")
    expect(check?.[3]).toBe(patroni.restapi.connect_address.split(":")[1])
    const servers = linesOf("listen postgres").filter(([word]) => word === "server")
    expect(servers.map(([, , address]) => address)).toContain(patroni.postgresql.connect_address)
    const backup = entriesOf(configurationText("systemd/pendar-backup.service")).find(
      ({ name }) => name === "Environment"
    )
    expect(portOf(backup?.value.slice("DATABASE_URL=".length))).toBe(Number(next))
  })

  it("asks machines of the shop whether they are ready, at their port", () => {
    expect(linesOf("backend pendar")).toContainEqual(["option", "httpchk", "GET", "/readyz"])
    const servers = linesOf("backend pendar").filter(([word]) => word === "server")
    expect(servers.map(([, , address]) => Number(address?.split(":")[1]))).toEqual([config.port, config.port])
  })

  it("has room for every connection of the settings", () => {
    expect(Number(ofBouncer("default_pool_size"))).toBeGreaterThanOrEqual(config.databaseConnections)
    expect(Number(ofBouncer("default_pool_size"))).toBeLessThan(
      patroni.bootstrap.dcs.postgresql.parameters.max_connections
    )
    expect(Number(ofBouncer("max_client_conn"))).toBeGreaterThan(2 * config.databaseConnections)
    // A call of the shop gives up first.
    expect(Number(ofBouncer("query_wait_timeout"))).toBeGreaterThan(10)
  })
})

describe("operations.md", () => {
  const page = textOf("specs/design/operations.md")
  it("says what to do for each alert", () => {
    const Rules = Schema.Struct({
      groups: Schema.Array(Schema.Struct({ rules: Schema.Array(Schema.Struct({ alert: Schema.String })) }))
    })
    const { groups } = Schema.decodeUnknownSync(Rules)(yamlOf("prometheus/alerts.yml"))
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
    expect(alerts.length).toBeGreaterThan(8)
    expect(alerts.filter((alert) => !page.includes(`\n## ${alert}\n`))).toEqual([])
  })

  it("names files that are there", () => {
    const paths = [...page.matchAll(/`((?:adapters|specs)\/[\w./-]+)`/g)].map(([, path = ""]) => path)
    expect(paths.length).toBeGreaterThan(4)
    for (const path of paths) if (path.includes(".")) expect(textOf(path).length).toBeGreaterThan(0)
  })
})
