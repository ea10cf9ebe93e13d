import { type compositions, frameFor } from '../../hero-scene/frame.ts'
import { Pointer } from '../../hero-scene/pointer.ts'
import { createRenderer } from '../../hero-scene/renderer.ts'
import { formSizes, stringGrid } from '../../hero-scene/string-grid.ts'
import { setVoices } from '../../hero-scene/voices.ts'
import { phaseSeconds, restingAt } from '../../pages/home/hero-clock.ts'

export interface Still {
  composition: keyof typeof compositions
  size: keyof typeof formSizes
  width: number
  height: number
}

declare global {
  var drawStill: (still: Still) => string
}

/** Runs in a browser: the frame in which the calls rest, as the data URL of a PNG. */
globalThis.drawStill = ({ composition, size, width, height }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const gl = canvas.getContext('webgl2', { alpha: false })
  if (!gl) throw new Error('This browser has no WebGL 2')
  const renderer = createRenderer(gl, stringGrid(formSizes[size]))
  renderer.frame(frameFor(width, height, composition))
  const voices = new Float32Array(4)
  setVoices(voices, restingAt, phaseSeconds)
  renderer.draw({ seconds: restingAt, voices, pointer: new Pointer(canvas) })
  return canvas.toDataURL('image/png')
}
