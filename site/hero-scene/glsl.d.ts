declare module '*.glsl' {
  /** GLSL source; minified in a build, without comments (site/build/vite/glsl.ts). */
  const source: string
  export default source
}
