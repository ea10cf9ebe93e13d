/** Compiles and links two shaders. Throws when that fails. */
export function linkProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  const add = (type: GLenum, source: string) => {
    const shader = gl.createShader(type)
    // None when the context is lost.
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
