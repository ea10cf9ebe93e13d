import { drawForm } from './draw-form.ts'
import { type FormOrder, movingForm } from './moving-form.ts'
import { sparingFrames } from './sparing-frames.ts'

/** The canvas comes with the first order. */
export interface FormMessage {
  canvas?: OffscreenCanvas
  order: FormOrder
}

let follow: ((order: FormOrder) => void) | undefined

addEventListener('message', ({ data: { canvas, order } }: MessageEvent<FormMessage>) => {
  const context = canvas?.getContext('2d')
  if (canvas && context) follow = formOn(canvas, context)
  follow?.(order)
})

function formOn(canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D) {
  return movingForm((form) => {
    const width = Math.round(form.width * form.ratio)
    const height = Math.round(form.height * form.ratio)
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.setTransform(form.ratio, 0, 0, form.ratio, 0, 0)
    drawForm(context, form)
  }, sparingFrames())
}
