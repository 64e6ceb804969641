/** How digits look that run down: the whole, each part with its unit, and its two digits. */
export interface DigitsLook {
  readonly clock: string
  readonly part: string
  readonly digits: string
}

/** Hours, minutes and seconds that are left, of an offer on home. */
export const Digits = ({
  parts,
  label,
  look,
  units = []
}: {
  readonly parts: ReadonlyArray<number>
  /** The same in words, for those who hear it. */
  readonly label: string
  readonly look: DigitsLook
  /** Stand below the parts. */
  readonly units?: ReadonlyArray<string>
}) => (
  <span className={look.clock} role="timer" aria-label={label}>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
      <span key={index} className={look.part}>
        <i className={look.digits}>{String(part).padStart(2, "0")}</i>
        {units[index]}
      </span>
    ))}
  </span>
)
