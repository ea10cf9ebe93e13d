import type { Plugin } from 'vite'
import { minifyGlsl } from './minify-glsl.ts'

/** Makes GLSL files importable as text; a build takes out comments and shortens names. */
export function glsl(): Plugin {
  let isBuild = false
  return {
    name: 'glsl',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    transform: {
      filter: { id: /\.glsl$/ },
      handler(source) {
        const text = isBuild ? minifyGlsl(source) : source
        return { code: `export default ${JSON.stringify(text)}`, map: null, moduleType: 'js' }
      },
    },
  }
}
