import type { Send } from "#adapters/http/client.ts"
import { fetchWithProgress } from "#adapters/http/fetch-with-progress.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { photosWire } from "#adapters/wire/reviews/photos.wire.ts"
import type { PhotoFiles } from "#core/reviews/photos/photo-files.port.ts"
import type { PhotosPort } from "#core/reviews/photos/photos.port.ts"
import { browserStores } from "../storage.ts"
import { photoFiles } from "./photo-files.ts"

/** Returns the photos of forms in this browser, uploaded to the shop, or to the sandbox that plays it. Decision 0111. */
export const browserPhotoFiles = (send: Send, staged?: PhotosPort): PhotoFiles =>
  photoFiles(
    (onProgress) =>
      staged ??
      portOverHttp(
        onProgress === undefined
          ? send
          : (service, path, request) => send(service, path, { ...request, fetched: fetchWithProgress(onProgress) }),
        photosWire
      ),
    (member) => browserStores.lastMember.read() === member
  )
