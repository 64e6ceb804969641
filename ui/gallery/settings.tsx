import { createContext, type ReactNode, use, useEffect, useState } from "react"
import type { Tongue } from "#core/charts/chart-text.ts"
import type { Source } from "#core/charts/source.rule.ts"
import type { Grammar } from "#core/charts/words.ts"
import type { Language } from "#core/kernel/text.ts"
import sourcesEn from "../messages/en/gallery/sources.json"
import viewerEn from "../messages/en/gallery/viewer.json"
import sourcesId from "../messages/id/gallery/sources.json"
import viewerId from "../messages/id/gallery/viewer.json"

const viewers: Readonly<Record<Language, ViewerWords>> = { id: viewerId, en: viewerEn }
/** Sentences by kind and name. */
type Sources = Readonly<Record<Source["kind"], Readonly<Record<string, string>>>>
const sources: Readonly<Record<Language, Sources>> = { id: sourcesId, en: sourcesEn }

export type ViewerWords = Omit<typeof viewerId, "grammar"> & { readonly grammar: Grammar }

/** How a reader of the gallery wants to see it. */
export interface Settings {
  readonly language: Language
  /** Plain words or code names. */
  readonly isCode: boolean
  readonly isDark: boolean
}

interface Held extends Settings {
  readonly tongue: Tongue
  readonly words: ViewerWords
  /** One sentence for a section of the specification or a decision. */
  readonly sources: Sources
  readonly change: (part: Partial<Settings>) => void
}

const Context = createContext<Held | undefined>(undefined)

const key = "pendar.gallery"

/** What this browser chose before; a page from a folder may have no storage. */
const remembered = (): Settings => {
  const usual = { language: "id", isCode: false, isDark: matchMedia("(prefers-color-scheme: dark)").matches } as const
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}")
    if (typeof stored !== "object" || stored === null) return usual
    return {
      language: "language" in stored && stored.language === "en" ? "en" : "id",
      isCode: "isCode" in stored && stored.isCode === true,
      isDark: "isDark" in stored && typeof stored.isDark === "boolean" ? stored.isDark : usual.isDark
    }
  } catch {
    return usual
  }
}

export const SettingsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [settings, setSettings] = useState(remembered)
  const { language, isCode, isDark } = settings
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset["theme"] = isDark ? "dark" : "light"
    try {
      localStorage.setItem(key, JSON.stringify(settings))
    } catch {
      // Then it is forgotten with the page.
    }
  }, [settings, language, isDark])
  const change = (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part }))
  return (
    <Context
      value={{
        ...settings,
        tongue: isCode ? "code" : language,
        words: viewers[language],
        sources: sources[language],
        change
      }}
    >
      {children}
    </Context>
  )
}

export const useSettings = (): Held => {
  const held = use(Context)
  if (held === undefined) throw new Error("outside of the gallery")
  return held
}
