import { useEffect, useMemo } from "react"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { pathTo } from "#core/charts/path.rule.ts"
import { storyOf } from "#core/charts/recording/story.rule.ts"
import { wayInto } from "#core/charts/recording/way.ts"
import type { Marks } from "../chart/marks.ts"
import * as css from "../details/Details.css.ts"
import { useSettings } from "../settings.tsx"
import { Story } from "./Story.tsx"
import { StoryList } from "./StoryList.tsx"

/** "How does one get here?": what really happened in the shortest session that came here, highlighted on the drawing. */
export const PathStory = ({
  exhibit,
  state,
  onMarks
}: {
  readonly exhibit: Exhibit
  readonly state: string
  readonly onMarks: (marks: Marks) => void
}) => {
  const { words, tongue } = useSettings()
  const { chart, chartTexts, asks, waysIn } = exhibit
  const way = useMemo(() => wayInto(waysIn, state), [waysIn, state])
  const path = useMemo(() => (way === undefined ? (pathTo(chart, state) ?? []).slice(1) : []), [way, chart, state])
  useEffect(() => {
    const arrows = way?.flatMap((step) => step.arrows) ?? path.flatMap((step) => step.arrows.map(({ id }) => id))
    onMarks({ taken: new Set(arrows), active: new Set([state]) })
  }, [way, path, state, onMarks])
  const story = way === undefined ? [] : storyOf(chart, chartTexts[tongue], asks, way)
  return (
    <>
      <h3 className={css.part}>{words.details.story}</h3>
      {way === undefined && path.length > 0 ? <p>{words.story.drawn}</p> : null}
      {story.length === 0 && path.length === 0 ? <p>{words.details.nothing}</p> : null}
      {story.length === 0 ? (
        <Story chart={chart} chartTexts={chartTexts[tongue]} steps={path} />
      ) : (
        <StoryList story={story} />
      )}
    </>
  )
}
