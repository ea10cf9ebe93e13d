import { afterEach, expect, it, vi } from 'vitest'
import { layOutAhead } from './lay-out-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

function page(prerendering: boolean) {
  const fonts = Promise.withResolvers<void>()
  const measured = vi.fn<() => object>(() => ({}))
  vi.stubGlobal('document', {
    prerendering,
    body: { getBoundingClientRect: measured },
    fonts: { ready: fonts.promise },
  })
  return { measured, fontsCame: fonts.resolve }
}

it('lays a page out that is rendered ahead, and again when its fonts have come', async () => {
  const { measured, fontsCame } = page(true)
  layOutAhead()
  expect(measured).toHaveBeenCalledTimes(1)
  fontsCame()
  await expect.poll(() => measured.mock.calls).toHaveLength(2)
})

it('leaves a page alone that is seen', () => {
  const { measured } = page(false)
  layOutAhead()
  expect(measured).not.toHaveBeenCalled()
})
