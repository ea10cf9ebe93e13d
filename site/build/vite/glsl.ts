import type { Plugin } from 'vite'
import { sceneColours } from '../../../common/brand/scene-colours.ts'
import { channels } from '../../../common/brand/colour-channels.ts'

/** Makes GLSL files importable as text: with `BRAND(name)` filled in, without comments and indentation. */
export function glsl(): Plugin {
  return {
    name: 'glsl',
    transform: {
      filter: { id: /\.glsl$/ },
      handler(source) {
        const coloured = source.replace(/\bBRAND\((\w+)\)/g, (_, name: string) => sceneColour(name))
        const text = coloured.replaceAll(/\/\/.*/g, '').replaceAll(/\n\s+/g, '\n')
        return { code: `export default ${JSON.stringify(text)}`, map: null, moduleType: 'js' }
      },
    },
  }
}

function sceneColour(name: string): string {
  const hex = new Map(Object.entries(sceneColours)).get(name)
  if (hex === undefined) throw new Error(`common/brand/scene-colours.ts has no ${name}`)
  return `vec3(${channels(hex)
    .map((value) => (value / 255).toFixed(3))
    .join(', ')})`
}
