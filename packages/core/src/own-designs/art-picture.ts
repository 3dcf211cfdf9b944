/** The widest picture of a sent file that the gateway shows, px. */
export const ART_PICTURE_WIDTH = 800

/** Returns the address of the picture of a sent file, which nobody but its member knows. */
export const artPictureUrl = (gatewayUrl: string, artId: string): string =>
  `${gatewayUrl.replace(/\/$/, '')}/images/art/${artId}.webp`
