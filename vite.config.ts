import { fileURLToPath } from "node:url"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"
import { classNames } from "./adapters/server/build/class-names.ts"
import { withoutUnusedParts } from "./adapters/server/build/unused-parts.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Specs that stand in for parts of a page, or measure what a request costs: each has a process of its own. */
const apart = ["specs/{browser,ui}/**/*.spec.ts", "specs/server/faults/*.spec.ts"]

/** The order of the specs; a build reads nothing of them. */
const sequence = process.env["VITEST"] ? { sequencer: (await import("./specs/longest-first.ts")).LongestFirst } : {}

// The pages of the shop are built twice by `npm run build`: for browsers, and as a bundle the server draws them with.
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: here("ui"),
  publicDir: here("ui/public"),
  cacheDir: here(".build/cache"),
  resolve: {
    alias: [
      {
        // The package names its development files for both modes: they warn developers, and weigh more.
        find: /^react-router$/,
        replacement: here("node_modules/react-router/dist/production/index.mjs")
      },
      // React has what this package brings to its older versions.
      { find: /^use-sync-external-store\/shim$/, replacement: "react" }
    ]
  },
  plugins:
    mode === "test"
      ? []
      : [
          react(),
          vanillaExtractPlugin({ identifiers: mode === "production" ? classNames(here("ui")) : "debug" }),
          withoutUnusedParts()
        ],
  build: {
    target: "es2023",
    emptyOutDir: true,
    outDir: isSsrBuild ? here(".build/server") : here(".build/client"),
    manifest: !isSsrBuild,
    // For the names of the sources in reports of browsers; never served.
    sourcemap: isSsrBuild ? false : "hidden",
    // One style sheet of a few kilobytes serves every page; none flashes unstyled.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page begins with is there before anything else is asked for.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:rolldown-runtime|react|frame)-/.test(file))
    },
    rolldownOptions: {
      input: isSsrBuild ? here("ui/entry.server.tsx") : here("ui/entry.browser.tsx"),
      ...(isSsrBuild
        ? {}
        : {
            output: {
              // Every file costs a slow line a round trip: what the first page needs anyway is one file, and what
              // several pages share are few. The entry waits for its screen and so stands alone: the screen needs the frame.
              // React stands alone as well: a page runs it before the frame, and answers in between. Below 330 bytes a file costs
              // more than it saves.
              codeSplitting: {
                groups: [
                  { name: "react", test: /node_modules.(react|scheduler)/, tags: ["$initial"], priority: 3 },
                  { name: "frame", test: /^(?!.*entry\.browser)/, tags: ["$initial"], priority: 2 },
                  // Small, and together on every page that shows a review: apart each would cost a file.
                  {
                    name: "reviewers",
                    test: /ui.(?:reviews.(?:ReviewerLine|ReviewCard\.css|useReviewerName|ReviewTeaser)|kit.(?:picture.Avatar|text.Section))\b/,
                    includeDependenciesRecursively: false,
                    priority: 2
                  },
                  // Small enough to be joined with the nouns that pages read, which would then bring the schemas along.
                  {
                    name: "links",
                    test: /adapters.wire.(?:links|selling.limited-price)\.wire/,
                    includeDependenciesRecursively: false,
                    priority: 2
                  },
                  {
                    name: "shared",
                    test: /\.tsx?$/,
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 330,
                    priority: 1
                  }
                ]
              },
              // Every page holds the names of all files. Components, the files of every page and what journeys hold back keep their
              // names; hashes hardly compress: they are short, and of sixteen characters. Together this saves home 0.7 KB.
              hashCharacters: "hex",
              chunkFileNames: ({ name }) =>
                `assets/${/^(?:[A-Z]|react$|frame$|rolldown|page-focus)/.test(name) ? name.replace(/~.*/, "") : "shared"}-[hash:7].js`
            }
          })
    }
  },
  ...(isSsrBuild ? { ssr: { noExternal: true as const }, define: { "process.env.NODE_ENV": '"production"' } } : {}),
  test: {
    root: here("."),
    // A spec about the runs themselves plants specs in a folder. `--dir` would not reach the projects, which would run everything.
    dir: process.env["SPECS_IN"] ?? here("."),
    setupFiles: [
      "specs/effects.setup.ts",
      "specs/globals.setup.ts",
      ...(process.env["HEAT"] ? ["specs/heat.setup.ts"] : [])
    ].map(here),
    globalSetup: [here("specs/postgres.setup.ts")],
    // Thousands of sessions take their time, at full scale and on a machine several times slower than ours.
    testTimeout: process.env["SCALE"] === "full" ? 900_000 : 240_000,
    hookTimeout: 120_000,
    // Two cores: the database and the browser want one.
    maxWorkers: 2,
    // Generated sessions leave much behind: with more room for young objects they take a tenth less.
    execArgv: ["--max-semi-space-size=64"],
    sequence,
    // All others share two processes: reading the sources again for each file would take longer than most specs do.
    projects: [
      { extends: true, test: { name: "apart", include: apart } },
      // Counting what machines are asked replaces a library, which has to be read again for each file.
      {
        extends: true,
        test: {
          name: "shared",
          include: ["specs/**/*.spec.ts"],
          exclude: apart,
          isolate: Boolean(process.env["HEAT"])
        }
      }
    ]
  }
}))
