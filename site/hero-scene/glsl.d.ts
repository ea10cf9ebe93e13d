declare module '*.glsl' {
  /** GLSL source; in a build without comments and with short names (site/build/vite/glsl.ts). */
  const source: string
  export default source
}
