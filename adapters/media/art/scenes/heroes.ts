/** Hero banners: text goes left on desktop and on top on mobile, so products stand right or low. */
import type { ScenePlan } from "./compose.ts"
import { kunyit, laut, pandan, rona, type Theme } from "./themes.ts"

export const HERO_THEMES = { rona, pandan, kunyit, laut } satisfies Record<string, Theme>
export type HeroTheme = keyof typeof HERO_THEMES

export function heroDesktop(name: HeroTheme): ScenePlan {
  const theme: Theme = HERO_THEMES[name]
  return {
    width: 1440,
    height: 634,
    camera: { position: [0, 3.5, 18], target: [0.15, 1.95, 0], fov: 39.5 },
    stage: theme.stage,
    materials: theme.materials,
    ...theme.wide()
  }
}

export function heroMobile(name: HeroTheme): ScenePlan {
  const theme: Theme = HERO_THEMES[name]
  return {
    width: 780,
    height: 1014,
    camera: { position: [0, 4.1, 18], target: [0.05, 2.55, 0], fov: 19.8 },
    stage: theme.stage,
    materials: theme.materials,
    ...theme.tall()
  }
}
