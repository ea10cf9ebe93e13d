/** What the camera frames, and how the canvas crops it. */
export interface Frame {
  /** Width to height of the composed picture: that of the poster. */
  aspect: number
  /** Shift right, shift up (in halves of the frame), roll (radians), distance. */
  camera: readonly [number, number, number, number]
  /** Factors from positions in the frame (-1 to 1) to positions in the canvas. */
  cover: readonly [across: number, up: number]
  /** Height of the whole frame, cropped parts included, in pixels of the canvas. */
  pixels: number
}

/** The two compositions, with the aspect ratios of the posters. */
export const compositions = {
  wide: { aspect: 1.6, camera: [0.46, 0.29, 0.14, 4.9] },
  portrait: { aspect: 0.5, camera: [0.06, 0.4, 1.12, 7.6] },
} as const satisfies Record<string, Pick<Frame, 'aspect' | 'camera'>>

/**
 * The frame for a canvas of this size in pixels. It is cropped around its middle like the poster with `object-fit:
 * cover`, so that both show every string at the same place on any screen.
 */
export function frameFor(width: number, height: number, composition: keyof typeof compositions): Frame {
  const { aspect, camera } = compositions[composition]
  const wider = width / height / aspect
  const up = Math.max(1, wider)
  return { aspect, camera, cover: [up / wider, up], pixels: height * up }
}
