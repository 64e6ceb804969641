/**
 * Largest picture that a browser sends and the server accepts, in bytes: 8 MB. Wire conventions; security 4, Uploads.
 */
export const pictureBytes = 8 * 1024 * 1024
