import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { minifyGlsl } from './minify-glsl.ts'

const folder = 'app/hero-scene/shaders'
const shaders = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)

test('comments and spaces go; locals, constants and functions get short names; numbers keep their value', () => {
  const source = `#version 300 es
    precision highp float;
    in vec2 place; // where
    uniform float seconds;
    out vec3 light;
    const float HALF = 0.50;
    float twice(float amount) { return amount * 2.0; }
    void main() {
      vec3 colour = vec3(0.0, HALF, 1e-4);
      colour.xy *= twice(seconds) + place.y;
      float half_height = 0.5 * colour.y;
      float whole = half_height * 2.0;
      light = colour * whole;
    }`
  expect(minifyGlsl(source)).toBe(
    '#version 300 es\nprecision highp float;in vec2 place;uniform float seconds;out vec3 light;const float a=.5;' +
      'float b(float c){return c*2.;}void main(){vec3 d=vec3(0.,a,1e-4);d.xy*=b(seconds)+place.y;float f=.5*d.y,g=f*2.;light=d*g;}',
  )
})

describe.each(shaders)('%s', (_, source) => {
  const small = minifyGlsl(source)
  const words = (text: string) => new Set(text.replaceAll(/\/\/.*/g, '').match(/(?<!\.\s*)[A-Za-z_]\w*/g))

  it('keeps every name that the page or the other shader knows', () => {
    const known = [...source.matchAll(/^(?:layout\(.*\) )?(?:in|out|uniform) \w+ (\w+)/gm)]
    for (const [, name = ''] of known) expect(words(small)).toContain(name)
  })

  it('gives no two names the same short one', () => {
    expect(words(small).size).toBe(words(source).size)
  })

  it('calculates as before: the same numbers and signs, in the same order', () => {
    const sums = (text: string) =>
      text
        .replaceAll(/\/\/.*|\b(?:const |uniform |out )?(?:float|vec[234]|mat2) (?=\w)|[;,]/g, ' ')
        .match(/(?<![A-Za-z_]\w*)\d*\.?\d+(?:e[+-]?\d+)?\.?|[-+*/?:<>=(){}.]/g)
        ?.map((part) => (/\d/.test(part) ? String(Number(part)) : part))
    expect(sums(small)).toEqual(sums(source))
  })
})
