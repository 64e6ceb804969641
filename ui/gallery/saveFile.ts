/** Offers a file to the reader for download. */
export const saveFile = (name: string, type: string, content: string | Blob): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The browser reads it later than this call.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
