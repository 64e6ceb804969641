import { join } from "node:path"
import { bucketPictures } from "#adapters/media/pictures/bucket-pictures.ts"
import { folderPictures } from "#adapters/media/pictures/folder-pictures.ts"
import type { Pictures } from "#adapters/media/pictures/pictures.ts"
import type { Config } from "./config.ts"

/** What is configured of the places of pictures. */
export type PlacesConfig = Pick<
  Config,
  "dataDir" | "s3Endpoint" | "s3Bucket" | "s3Region" | "s3AccessKeyId" | "s3SecretAccessKey"
>

/** Returns where pictures of one kind are stored: in the bucket that is configured, or else in a folder of the data. Decision 0110. */
export const placeOf = (config: PlacesConfig, kind: "photos" | "receipts" | "campaigns"): Pictures => {
  const { s3Endpoint, s3Bucket, s3AccessKeyId, s3SecretAccessKey, s3Region, dataDir } = config
  if (!s3Endpoint || !s3Bucket || !s3AccessKeyId || !s3SecretAccessKey) return folderPictures(join(dataDir, kind))
  const bucket = {
    endpoint: s3Endpoint,
    name: s3Bucket,
    region: s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey
  }
  return bucketPictures(bucket, kind)
}
