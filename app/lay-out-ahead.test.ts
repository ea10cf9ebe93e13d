import { afterEach, expect, it, vi } from 'vitest'
import { layOutAhead } from './lay-out-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

function page(prerendering: boolean) {
  const fonts = Promise.withResolvers<void>()
  const idle = Promise.withResolvers<void>()
  const laidOut = vi.fn<() => null>(() => null)
  vi.stubGlobal('document', { prerendering, elementFromPoint: laidOut, fonts: { ready: fonts.promise } })
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => void idle.promise.then(callback))
  return { laidOut, fontsCame: fonts.resolve, becameIdle: idle.resolve }
}

it('lays a page out that is rendered ahead, again when its fonts have come, and when it is idle then', async () => {
  const { laidOut, fontsCame, becameIdle } = page(true)
  layOutAhead()
  expect(laidOut).toHaveBeenCalledTimes(1)
  fontsCame()
  await expect.poll(() => laidOut.mock.calls).toHaveLength(2)
  becameIdle()
  await expect.poll(() => laidOut.mock.calls).toHaveLength(3)
})

it('leaves a page alone that is seen', () => {
  const { laidOut } = page(false)
  layOutAhead()
  expect(laidOut).not.toHaveBeenCalled()
})
