import type { ReactNode } from "react"
import { useSettings } from "../settings.tsx"
import * as drawn from "./ChartDrawing.css.ts"
import { DifferenceSign } from "./DifferenceMark.tsx"
import * as css from "./Legend.css.ts"

const tones = ["idle", "busy", "ok", "warn", "bad"] as const

/** What shapes, colours and lines mean: never by colour alone. */
export const Legend = () => {
  const { words } = useSettings()
  const { legend, compare } = words
  return (
    <details className={css.legend}>
      <summary className={css.title}>{legend.title}</summary>
      <ul className={css.list}>
        {tones.map((tone) => (
          <li key={tone} className={css.item}>
            <Sample>
              <rect x="2" y="4" width="36" height="16" rx="5" className={drawn.box[tone]} />
              <rect x="2" y="7" width="4" height="10" rx="2" className={drawn.bar[tone]} />
            </Sample>
            {legend[tone]}
          </li>
        ))}
        <li className={css.item}>
          <Sample>
            <path d="M10,4H30L38,12L30,20H10L2,12Z" className={drawn.choice} />
          </Sample>
          {legend.choice}
        </li>
        <li className={css.item}>
          <Sample>
            <rect x="2" y="4" width="36" height="16" rx="8" className={drawn.box.idle} />
            <rect x="5" y="7" width="30" height="10" rx="5" className={drawn.inner.idle} />
          </Sample>
          {legend.final}
        </li>
        <li className={css.item}>
          <Sample>
            <rect x="2" y="4" width="36" height="16" rx="5" className={drawn.ground.region} />
          </Sample>
          {legend.region}
        </li>
        <li className={css.item}>
          <Sample>
            <rect x="2" y="4" width="36" height="16" rx="8" className={drawn.elsewhere} />
          </Sample>
          {legend.elsewhere}
        </li>
        <li className={css.item}>
          <Sample>
            <rect x="2" y="6" width="36" height="15" rx="5" className={drawn.box.idle} />
            <circle cx="9" cy="6" r="5" className={drawn.decision} />
          </Sample>
          {legend.decision}
        </li>
        {(["error", "delay"] as const).map((kind) => (
          <li key={kind} className={css.item}>
            <Sample>
              <path d="M2,12H38" className={drawn.line[kind]} />
            </Sample>
            {legend[kind]}
          </li>
        ))}
        <li className={css.item}>
          <Sample>
            <path d="M20,6l6,6 -6,6 -6,-6z" className={drawn.sign.guard} />
          </Sample>
          {legend.guard}
        </li>
        {(["added", "removed", "changed"] as const).map((kind) => (
          <li key={kind} className={css.item}>
            <Sample>
              <g transform="translate(20 12)">
                <DifferenceSign kind={kind} />
              </g>
            </Sample>
            {compare[kind]}
          </li>
        ))}
        <li className={css.item}>{legend.often}</li>
        <li className={css.item}>{`! ${legend.untested}; ✓ ${legend.testedOnly}`}</li>
      </ul>
    </details>
  )
}

const Sample = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
    {children}
  </svg>
)
