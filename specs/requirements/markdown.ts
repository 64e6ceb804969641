import type { Requirement, Section } from "./requirement.ts"

const head = `# Every requirement of the specification, and where it stands

Made from the data in \`specs/requirements\` by \`npm run requirements\`: change those, not this file.

One row for each requirement of the specification, in its order. DONE: works for a person or a client; the specs that prove it are
named by file and title. PART: something is missing. WRONG: contradicts the specification. NONE: nothing yet. The last column names the
piece of work that brings it: **ground** (put right what stands), **worth** (vouchers, points, gifts), **kinds** (pre-order, e-gift,
pickup, self checkout), **reviews**, **belonging** (wishlist, discovery, proposals), **window** (banners, ads, tracking, outside).
`

const evidence = (one: Requirement): string =>
  one.state === "DONE"
    ? [
        ...(one.note === undefined ? [] : [one.note]),
        ...one.proofs.map(({ file, title }) => `\`${file}\` “${title}”`)
      ].join("; ")
    : one.missing

const row = (...cells: ReadonlyArray<string>): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`

const table = ({ title, requirements }: Section): string =>
  [
    `## ${title}`,
    "",
    row("#", "requirement", "today", "evidence, or what is missing", "work"),
    "|---|---|---|---|---|",
    ...requirements.map((one) =>
      row(String(one.id), one.says, one.state, evidence(one), one.state === "DONE" ? "" : one.work)
    ),
    ""
  ].join("\n")

/** The table as a page that can be read by itself: `specs/requirements.md`. */
export const markdownOf = (sections: ReadonlyArray<Section>): string => [head, ...sections.map(table)].join("\n")
