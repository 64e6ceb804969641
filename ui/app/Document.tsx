import type { ReactNode } from "react"
import type { Language } from "#core/kernel/text.ts"

/** The files a page needs before it is drawn, as the build named them. */
export interface Assets {
  readonly styles: ReadonlyArray<string>
  /** The text font, fetched at once. */
  readonly font: string | undefined
  /** Scripts that the next page will need; fetched once this one rests. */
  readonly ahead: ReadonlyArray<string>
}

/** The whole HTML document around the app. */
export const Document = ({
  language,
  assets,
  arrival,
  scripts,
  announcements,
  firstScript = "",
  children
}: {
  readonly language: Language
  readonly assets: Assets
  /** What the server found out, as JSON; the browser starts from the same facts. */
  readonly arrival: string
  /** Files of its script, the one to run first; the server names them, a browser has them already. */
  readonly scripts?: ReadonlyArray<string>
  /** Ids of the announcements of the strip and of an emergency; the server names them, the first script knows which were closed. */
  readonly announcements?: { readonly strip: string; readonly emergency: string }
  readonly firstScript?: string
  readonly children: ReactNode
}) => (
  // The script below sets the theme before React looks.
  <html
    lang={language}
    data-scripts={scripts?.join(" ")}
    data-strip={announcements?.strip}
    data-emergency={announcements?.emergency}
    suppressHydrationWarning
  >
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFBFA" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#180A13" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed script, named in the policy by its hash */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
      {assets.font ? (
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ) : null}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
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
