const lineBreak = "\r\n"

/**
 * Returns the one file of a form, `multipart/form-data`; `undefined` if there is another part beside it, or the form is not whole.
 * Nothing is looked for part by part: a body of 8 MB may have a hundred thousand. RFC 7578.
 */
export const fileOfForm = (body: Uint8Array, contentType: string): Uint8Array | undefined => {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const name = boundary?.[1] ?? boundary?.[2]
  if (name === undefined) return undefined
  const form = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const first = Buffer.from(`--${name}${lineBreak}`)
  if (!form.subarray(0, first.length).equals(first)) return undefined
  const head = form.indexOf(`${lineBreak}${lineBreak}`)
  const content = head + 2 * lineBreak.length
  const end = form.indexOf(`${lineBreak}--${name}`, content)
  if (head < 0 || end < 0) return undefined
  const after = end + lineBreak.length + 2 + Buffer.byteLength(name)
  return form.toString("latin1", after, after + 2) === "--" ? body.subarray(content, end) : undefined
}

/** Returns whether a request has a form with files as its body. */
export const isForm = (contentType: string): boolean => /^multipart\/form-data(?:;|$)/i.test(contentType.trim())
