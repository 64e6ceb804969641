import type { ReactNode } from "react"
import type { Language } from "#core/kernel/text.ts"
import { themeScript } from "./theme-script.ts"

/** The files a page needs before it is drawn, as the build named them. */
export interface Assets {
  readonly entry: string
  readonly styles: ReadonlyArray<string>
  /** The text font, fetched at once. */
  readonly font: string | undefined
}

/** The whole HTML document around the app. */
export const Document = ({
  language,
  assets,
  arrival,
  children
}: {
  readonly language: Language
  readonly assets: Assets
  /** What the server found out, as JSON; the browser starts from the same facts. */
  readonly arrival: string
  readonly children: ReactNode
}) => (
  // The script below sets the theme before React looks.
  <html lang={language} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFBFA" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#180A13" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed script, named in the policy by its hash */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      {assets.font ? (
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ) : null}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* Not async: it needs what stands at the end of the body. Low: words and pictures come first. */}
      <script type="module" src={assets.entry} fetchPriority="low" />
    </head>
    <body>
      {children}
      <script
        id="arrival"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data that is never executed; every "<" is escaped
        dangerouslySetInnerHTML={{ __html: arrival }}
      />
    </body>
  </html>
)
