import { RelativePath } from '../../../common/figures/relative-path.ts'

const width = 1440
const height = 300
const fold = Math.round(width * 0.37)
const lines = 33
/** Angle between the right edge and the fold, in radians. */
const twist = 2.35

/**
 * Ruled paper, folded: evenly spaced lines run straight to the fold, then continue as the two families of
 * straight strings that rule the form, one for each voice. The lines lie as on a cylinder seen from the side, so
 * each has a partner on the far side beyond the fold. Path data in a box of `width` by `height` units.
 */
export function foldedPaper() {
  const ruled = new RelativePath()
  const voices = { caller: new RelativePath(), assistant: new RelativePath() }
  const heightOf = (angle: number) => height / 2 - (height / 2 - 2) * Math.cos(angle)

  for (let line = 0; line < lines; line++) {
    const angle = Math.acos(1 - (2 * line) / (lines - 1))
    const y = heightOf(angle)
    ruled.moveTo(0, y).lineTo(fold, y)
    const voice = line % 2 ? 'assistant' : 'caller'
    const turn = line % 2 ? -twist : twist
    voices[voice].moveTo(fold, y).lineTo(width, heightOf(angle + turn))
    const isEdge = line === 0 || line === lines - 1
    if (!isEdge) voices[voice].moveTo(fold, y).lineTo(width, heightOf(-angle + turn))
  }
  return {
    width,
    height,
    fold,
    ruled: ruled.toString(),
    caller: voices.caller.toString(),
    assistant: voices.assistant.toString(),
  }
}
