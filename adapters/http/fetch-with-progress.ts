/** An upload that has made no progress for this long is given up: the line is gone. Own choice. */
const quietMs = 30_000

/**
 * Returns a `fetch` that reports what has been sent of the body, as a share from 0 to 1. `fetch` itself reports nothing, and streams a
 * body only over HTTP/2. Rejects as `fetch` does, and after 30 seconds without progress. Decision 0111.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      const http = new XMLHttpRequest()
      let quiet: ReturnType<typeof setTimeout>
      const wait = () => {
        clearTimeout(quiet)
        quiet = setTimeout(() => http.abort(), quietMs)
      }
      http.open(request.method, request.url)
      http.responseType = "arraybuffer"
      http.withCredentials = request.credentials === "include"
      for (const [name, value] of request.headers) http.setRequestHeader(name, value)
      http.upload.onprogress = ({ loaded, total }) => {
        wait()
        onProgress(total === 0 ? 1 : loaded / total)
      }
      http.onload = () => resolve(new Response(http.response, { status: http.status, headers: headersOf(http) }))
      http.onerror = () => reject(new TypeError("the upload failed"))
      http.onabort = () => reject(new DOMException("the upload was stopped", "AbortError"))
      http.onloadend = () => clearTimeout(quiet)
      request.signal.addEventListener("abort", () => http.abort(), { once: true })
      wait()
      http.send(body)
    })
  }

const headersOf = (http: XMLHttpRequest): Headers => {
  const lines = http.getAllResponseHeaders().trim().split(/\r?\n/)
  return new Headers(
    lines.flatMap((line): ReadonlyArray<[string, string]> => {
      const colon = line.indexOf(":")
      return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]]
    })
  )
}
