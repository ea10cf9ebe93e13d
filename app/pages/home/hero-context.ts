const processor = /swiftshader|llvmpipe|software|basic render/i

/**
 * A WebGL 2 context on a graphics card. None where the processor would have to draw, which is needed for the page, and
 * none for a canvas that is not shown, as in forced colours.
 */
export function heroContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
  if (canvas.clientWidth === 0) return undefined
  const gl = canvas.getContext('webgl2', { alpha: false, powerPreference: 'low-power' })
  // Not every browser has the extension; those that do say nothing in RENDERER.
  const name = gl?.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl?.RENDERER
  if (!gl || name === undefined || processor.test(String(gl.getParameter(name)))) return undefined
  return gl
}
