/** Ends what a camera films. */
export const closeCamera = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The flashlight of a phone, where its browser lets pages use it. */
interface WithLamp {
  readonly torch?: boolean
}

/** Returns whether a camera has a flashlight that the page can turn on. */
export const hasLamp = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks()
  const capabilities: (MediaTrackCapabilities & WithLamp) | undefined = track?.getCapabilities?.()
  return capabilities?.torch === true
}

/** Turns the flashlight on or off; resolves to whether the phone did so. */
export const turnLamp = async (stream: MediaStream | undefined, torch: boolean): Promise<boolean> => {
  const wanted: MediaTrackConstraintSet & WithLamp = { torch }
  const [track] = stream?.getVideoTracks() ?? []
  if (track === undefined) return false
  return track.applyConstraints({ advanced: [wanted] }).then(
    () => true,
    () => false
  )
}
