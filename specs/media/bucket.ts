import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import type { Bucket } from "#adapters/media/pictures/bucket-pictures.ts"

/** An S3 store on this machine with one bucket; the caller closes it. */
export const openBucket = async (): Promise<{ readonly bucket: Bucket; readonly close: () => Promise<void> }> => {
  const directory = await mkdtemp(join(tmpdir(), "pendar-bucket-"))
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "toko" }]
  })
  const { port } = await server.run()
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      name: "toko",
      region: "ap-southeast-3",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER"
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    }
  }
}
