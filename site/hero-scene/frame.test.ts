import { describe, expect, it } from 'vitest'
import { frameFor } from './frame.ts'

/** Where `object-fit: cover` puts a point of a picture (0 to 1 from its top left), in the box from 0 to 1. */
function covered(place: [number, number], picture: [number, number], box: [number, number]) {
  const scale = Math.max(box[0] / picture[0], box[1] / picture[1])
  return [0, 1].map((axis) => {
    const size = (picture[axis] ?? 0) * scale
    return ((place[axis] ?? 0) * size - (size - (box[axis] ?? 0)) / 2) / (box[axis] ?? 1)
  })
}

describe('a frame', () => {
  it.each([
    [1440, 900, 'wide'],
    [2560, 1080, 'wide'],
    [1024, 768, 'wide'],
    [390, 844, 'portrait'],
    [768, 1024, 'portrait'],
    [320, 700, 'portrait'],
  ] as const)('on %i by %i crops like the poster in the browser', (width, height, composition) => {
    const { cover } = frameFor(width, height, composition)
    const poster: [number, number] = composition === 'wide' ? [1800, 1125] : [645, 1290]
    const [x = NaN, y = NaN] = covered([0.7, 0.2], poster, [width, height])
    expect((0.4 * cover[0] + 1) / 2).toBeCloseTo(x, 6)
    expect((1 - 0.6 * cover[1]) / 2).toBeCloseTo(y, 6)
  })

  it('is as high as the canvas, or higher by what is cropped', () => {
    expect(frameFor(1600, 1000, 'wide').pixels).toBe(1000)
    expect(frameFor(1000, 1000, 'wide').pixels).toBe(1000)
    expect(frameFor(1600, 500, 'wide').pixels).toBe(1000)
  })
})
