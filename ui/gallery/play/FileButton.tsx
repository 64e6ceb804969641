import * as css from "./FileButton.css.ts"

/** Opens a JSON file from disk; `undefined` if it is no JSON. */
export const FileButton = ({ label, onFile }: { readonly label: string; readonly onFile: (file: unknown) => void }) => (
  <label className={css.button}>
    {label}
    <input
      className={css.input}
      type="file"
      accept=".json,application/json"
      aria-label={label}
      onChange={async ({ target }) => {
        const [file] = target.files ?? []
        if (file !== undefined) onFile(await jsonIn(file))
        target.value = ""
      }}
    />
  </label>
)

export const jsonIn = async (file: File): Promise<unknown> => {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}
