/** Content of the picture of a shared address. Texts are set as they are; the drawing is made of lines. */
export interface ShareCard {
  ground: 'dark' | 'light'
  /** Type of page; small, above the title. */
  kicker?: string
  title: string
  /** BCP 47 code of the title, if not the site's own language. */
  titleLanguage?: string
  /** Wide letters set large, or a sentence in its own script set plainly. */
  titleLook: 'display' | 'sentence'
  /** Box of the title: width and height in pixels. It is set as large as fits. */
  titleRoom: { width: number; height: number }
  lead?: string
  /** Small, at the right end of the bottom. */
  note: string
  /** Drawn behind the words. */
  drawing: DrawnPath[]
  /** Whether the drawing fades out to the left, where the words are. */
  fades: boolean
}

/** A path in pixels of the image. */
export interface DrawnPath {
  d: string
  stroke: string
  width: number
  fill?: string
  opacity?: number
  dashes?: string
  /** Maps the path's own units to pixels; the stroke keeps its width in pixels. */
  placed?: { x: number; y: number; scaleX: number; scaleY: number }
  roundEnds?: boolean
}
