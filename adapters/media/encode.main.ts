import { encodedPhoto } from "./encoded-photo.ts"
import { encodedPicture } from "./encoded-picture.ts"
import type { EncodingAnswer, EncodingTask } from "./picture-processes.ts"

// The process in which `encodedApart` decodes uploaded pictures. A signal to the whole group of processes is the server's affair;
// without a server there is nothing to do, and a decoder at work cannot be asked to stop.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {})
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))
process.on("message", async ({ sent, wanted }: EncodingTask) => {
  const answer: EncodingAnswer =
    wanted.kind === "photo" ? { photo: await encodedPhoto(sent) } : { pictures: await encodedPicture(sent, wanted) }
  process.send?.(answer)
})
