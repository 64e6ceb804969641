import { fileURLToPath } from "node:url"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The pages of the shop are built twice by `npm run build`: for browsers, and as a bundle the server draws them with.
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: here("ui"),
  publicDir: here("ui/public"),
  cacheDir: here(".build/cache"),
  plugins: mode === "test" ? [] : [react(), vanillaExtractPlugin()],
  build: {
    target: "es2023",
    emptyOutDir: true,
    outDir: isSsrBuild ? here(".build/server") : here(".build/client"),
    manifest: !isSsrBuild,
    // One style sheet of a few kilobytes serves every page; none flashes unstyled.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: isSsrBuild ? here("ui/entry.server.tsx") : here("ui/entry.browser.tsx") }
  },
  ...(isSsrBuild ? { ssr: { noExternal: true as const }, define: { "process.env.NODE_ENV": '"production"' } } : {}),
  test: {
    root: here("."),
    include: ["specs/**/*.spec.ts"],
    setupFiles: [here("specs/effects.setup.ts")],
    globalSetup: [here("specs/postgres.setup.ts")],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores: the database and the browser want one.
    maxWorkers: 2
  }
}))
