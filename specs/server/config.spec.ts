import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readConfig, settings } from "#adapters/server/config.ts"

const problemsOf = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  return "problems" in read ? read.problems.join("\n") : ""
}

describe("the settings", () => {
  it("have a value each without any environment", () => {
    const read = readConfig({})
    expect("config" in read && read.config).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      limits: "default",
      demo: "on"
    })
  })

  it.each([
    [{ PORT: "70000" }, "PORT must be a whole number"],
    [{ PORT: "four" }, "PORT must be a whole number"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be an address beginning with postgres://"],
    [{ LIMITS: "on" }, "LIMITS must be default or off"],
    [{ NODE_ENV: "production", LIMITS: "off", PUBLIC_ORIGIN: "https://shop.example" }, "take it away"],
    [{ NODE_ENV: "production" }, "PUBLIC_ORIGIN must be set"],
    [{ WORKERS: "0" }, 'WORKERS must be a whole number from 1 to 64, not "0"'],
    [{ WORKERS: "abc" }, 'WORKERS must be a whole number from 1 to 64, not "abc"'],
    [{ WORKERS: "2e0" }, 'WORKERS must be a whole number from 1 to 64, not "2e0"'],
    [{ WORKERS: "2" }, "WORKERS=2 needs PostgreSQL: one process alone may hold the embedded database"],
    [
      { WORKERS: "8", DATABASE_URL: "postgres://shop.test/shop" },
      "DATABASE_CONNECTIONS must be at least 16 where WORKERS is 8"
    ],
    [{ SECRET: "short" }, "at least 32 characters"]
  ])("refuse %o and say what to do", (environment, message) => {
    expect(problemsOf(environment)).toContain(message)
  })

  it.each(["http://user:rahasia@store.example", "https://:rahasia@store.example", "http://rahasia@store.example"])(
    "refuse a store at %s without repeating what is secret",
    (address) => {
      const problems = problemsOf({
        S3_ENDPOINT: address,
        S3_BUCKET: "toko",
        S3_ACCESS_KEY_ID: "name",
        S3_SECRET_ACCESS_KEY: "proof"
      })
      expect(problems).toContain("S3_ENDPOINT must hold no name and no password")
      expect(problems).not.toContain("rahasia")
    }
  )

  it("tell everything that is wrong at once", () => {
    expect(problemsOf({ PORT: "x", LIMITS: "x" }).split("\n")).toHaveLength(2)
  })

  it("are the table of the README, word for word", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8")
    const [table = ""] = readme.split("| setting | default | what it does |\n|---|---|---|\n")[1]?.split("\n\n") ?? []
    const rows = Object.values(settings).map(({ name, byDefault, what }) => `| \`${name}\` | ${byDefault} | ${what} |`)
    expect(table.split("\n")).toEqual(rows)
  })
})
