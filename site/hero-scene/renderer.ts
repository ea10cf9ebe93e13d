import type { Frame } from './frame.ts'
import type { Pointer } from './pointer.ts'
import groundFragment from './shaders/ground.frag.glsl'
import groundVertex from './shaders/ground.vert.glsl'
import stringsFragment from './shaders/strings.frag.glsl'
import stringsVertex from './shaders/strings.vert.glsl'
import type { StringGrid } from './string-grid.ts'

/** One point in this many glows. */
const glowEvery = 14
const bytesAPoint = 8
/** Seconds on the shader's clock when the calls begin: the form looks good there. */
const turnedBefore = 14

/** What changes from frame to frame. */
export interface SceneState {
  seconds: number
  /** As written by `setVoices`. */
  voices: Float32Array
  pointer: Pointer
}

export interface Renderer {
  /** Sets what changes only with the canvas. */
  frame: (frame: Frame) => void
  /** Draws a frame in four calls, changing only uniforms. */
  draw: (state: SceneState) => void
}

/** Uploads shaders and points to the graphics card. Throws if the context cannot take them. */
export function createRenderer(gl: WebGL2RenderingContext, { strings, places, lines }: StringGrid): Renderer {
  const ground = linkProgram(gl, groundVertex, groundFragment)
  const form = linkProgram(gl, stringsVertex, stringsFragment)
  const inGround = (name: string) => gl.getUniformLocation(ground, name)
  const inForm = (name: string) => gl.getUniformLocation(form, name)
  const groundVoicesAt = inGround('voices')
  const secondsAt = inForm('seconds')
  const voicesAt = inForm('voices')
  const pointerAt = inForm('pointer')
  const passAt = inForm('pass')
  const points = places.length / 2

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, places, gl.STATIC_DRAW)
  const everyPoint = pointsFrom(gl, 0)
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, lines, gl.STATIC_DRAW)
  const glowingPoints = pointsFrom(gl, glowEvery * bytesAPoint)
  gl.blendFunc(gl.ONE, gl.ONE)

  return {
    frame({ aspect, camera, cover, pixels }) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
      for (const [program, at] of [
        [ground, inGround],
        [form, inForm],
      ] as const) {
        gl.useProgram(program)
        gl.uniform1f(at('aspect'), aspect)
        gl.uniform4fv(at('camera'), camera)
        gl.uniform2fv(at('cover'), cover)
      }
      gl.uniform1f(inForm('pixels'), pixels)
      gl.uniform1f(inForm('count'), strings)
    },
    draw({ seconds, voices, pointer }) {
      gl.bindVertexArray(everyPoint)
      gl.disable(gl.BLEND)
      gl.useProgram(ground)
      gl.uniform4fv(groundVoicesAt, voices)
      gl.drawArrays(gl.TRIANGLES, 0, 3)

      gl.enable(gl.BLEND)
      gl.useProgram(form)
      gl.uniform1f(secondsAt, seconds + turnedBefore)
      gl.uniform4fv(voicesAt, voices)
      gl.uniform3f(pointerAt, pointer.x, pointer.y, pointer.strength)
      gl.uniform1f(passAt, 0)
      gl.drawElements(gl.LINE_STRIP, lines.length, gl.UNSIGNED_INT, 0)
      gl.uniform1f(passAt, 1)
      gl.drawArrays(gl.POINTS, 0, points)
      gl.bindVertexArray(glowingPoints)
      gl.uniform1f(passAt, 2)
      gl.drawArrays(gl.POINTS, 0, Math.floor(points / glowEvery))
    },
  }
}

/** A vertex array for the bound points, `stride` bytes apart; it stays bound. */
function pointsFrom(gl: WebGL2RenderingContext, stride: number): WebGLVertexArrayObject {
  const points = gl.createVertexArray()
  gl.bindVertexArray(points)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, stride, 0)
  return points
}

/** Compiles and links two shaders. Throws if that fails. */
function linkProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  const add = (type: GLenum, source: string) => {
    const shader = gl.createShader(type)
    // None if the context is lost.
    if (!shader) return
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  add(gl.VERTEX_SHADER, vertex)
  add(gl.FRAGMENT_SHADER, fragment)
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '')
  return program
}
