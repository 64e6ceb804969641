import { AwsClient } from "aws4fetch"
import { StorageFailed } from "../stored-picture.ts"
import { type Pictures, plainName, type StoredFile } from "./pictures.ts"

/** A bucket of a store that speaks S3. */
export interface Bucket {
  /** Address of the store, `https://s3.example`. */
  readonly endpoint: string
  readonly name: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Longest time of one request. */
const patienceMs = 5_000
/** A request that the store could not answer is sent again so often. */
const repeats = 2
const types: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp" }

/**
 * Pictures in a bucket, whose names begin with a folder. Asks with the address of the bucket in the path, which every store that speaks
 * S3 understands.
 */
export const bucketPictures = (bucket: Bucket, folder: string): Pictures => {
  const { accessKeyId, secretAccessKey, region } = bucket
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: repeats })
  const base = `${bucket.endpoint.replace(/\/+$/, "")}/${bucket.name}`
  const addressOf = (name: string): string => `${base}/${folder}/${plainName(name)}`

  /** Rejects with `StorageFailed` unless the answer is one of the expected. */
  const ask = async (address: string, init: RequestInit, expected: ReadonlyArray<number>): Promise<Response> => {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await client.fetch(address, { redirect: "error", signal, ...init }).catch((cause: unknown) => {
      throw new StorageFailed(cause)
    })
    if (expected.includes(answer.status)) return answer
    await answer.body?.cancel()
    throw new StorageFailed(new Error(`the bucket answered ${answer.status}`))
  }
  /** The rest of an answer may be lost, too. */
  const read = async <A>(body: Promise<A>): Promise<A> => {
    try {
      return await body
    } catch (cause) {
      throw new StorageFailed(cause)
    }
  }

  // The first version of this call: it goes on behind a name, and needs no token that only some stores give out.
  const page = async (after?: string): Promise<Page> => {
    const query = new URLSearchParams({ prefix: `${folder}/` })
    if (after !== undefined) query.set("marker", `${folder}/${after}`)
    const answer = await ask(`${base}?${query}`, { method: "GET" }, [200])
    const date = Date.parse(answer.headers.get("date") ?? "")
    return pageOf(await read(answer.text()), Number.isNaN(date) ? Date.now() : date, `${folder}/`)
  }

  return {
    put: async (name, bytes) => {
      const headers = { "content-type": types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream" }
      const answer = await ask(addressOf(name), { method: "PUT", headers, body: new Uint8Array(bytes) }, [200])
      await answer.body?.cancel()
    },
    read: async (name) => {
      const answer = await ask(addressOf(name), { method: "GET" }, [200, 404])
      if (answer.status === 200) return new Uint8Array(await read(answer.arrayBuffer()))
      await answer.body?.cancel()
      return undefined
    },
    remove: async (names) => {
      for (const name of names) {
        const answer = await ask(addressOf(name), { method: "DELETE" }, [200, 204, 404])
        await answer.body?.cancel()
      }
    },
    list: async () => {
      const files: Array<StoredFile> = []
      for (let next = await page(); ; next = await page(files.at(-1)?.name)) {
        files.push(...next.files)
        if (!next.hasMore || next.files.length === 0) return files
      }
    }
  }
}

/** A part of a list, in the order of names. */
interface Page {
  readonly files: ReadonlyArray<StoredFile>
  readonly hasMore: boolean
}

/** Returns a part of a list from its XML. The names are the shop's own and have nothing to unescape. */
const pageOf = (xml: string, now: number, prefix: string): Page => {
  const within = (text: string, name: string): string | undefined =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(
    ([, entry = ""]): ReadonlyArray<StoredFile> => {
      const name = within(entry, "Key")
      if (name === undefined || !name.startsWith(prefix)) return []
      const ageMs = now - Date.parse(within(entry, "LastModified") ?? "")
      // An unknown age is never old.
      return [{ name: name.slice(prefix.length), ageMs: Math.max(0, ageMs || 0), bytes: Number(within(entry, "Size")) }]
    }
  )
  return { files, hasMore: within(xml, "IsTruncated") === "true" }
}
