import type { Page } from '@playwright/test'

/** What the hero's scene has drawn on a page so far. */
export interface SceneRecord {
  frames: number
  /** All frames together. */
  drawCalls: number
  vertices: number
}

declare global {
  interface Window {
    sceneRecord: SceneRecord
  }
}

/**
 * Records from outside what the scene draws, from the next load on, and lets the processor draw it, or the start of it:
 * all points of a frame would keep a core busy for a quarter of a second. With `frameInterval`, the page sees its
 * frames that many milliseconds apart: the processor of a busy machine is too slow for it to keep its scene.
 */
export async function recordScene(page: Page, { frameInterval }: { frameInterval?: number } = {}) {
  await page.addInitScript((interval) => {
    const record: SceneRecord = { frames: 0, drawCalls: 0, vertices: 0 }
    window.sceneRecord = record
    const watch = (prototype: object, name: string, before: (args: unknown[]) => void) => {
      const original = Reflect.get(prototype, name) as (...args: unknown[]) => unknown
      Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
        before(args)
        return Reflect.apply(original, this, args)
      })
    }
    const drawn = 600
    const { prototype } = WebGL2RenderingContext
    watch(prototype, 'drawArrays', (args) => {
      record.drawCalls += 1
      record.vertices += args[2] as number
      args[2] = Math.min(args[2] as number, drawn)
    })
    watch(prototype, 'drawElements', (args) => {
      record.drawCalls += 1
      record.vertices += args[1] as number
      record.frames += 1
      args[1] = Math.min(args[1] as number, drawn)
    })
    // A page that cannot see that the processor draws assumes a graphics card.
    watch(prototype, 'getExtension', (args) => {
      if (args[0] === 'WEBGL_debug_renderer_info') args[0] = ''
    })
    if (interval === undefined) return
    const request = window.requestAnimationFrame.bind(window)
    let told = performance.now()
    window.requestAnimationFrame = (callback) =>
      request(() => {
        told += interval
        callback(told)
      })
  }, frameInterval)
}

/** What has been drawn until now. */
export function sceneRecord(page: Page): Promise<SceneRecord> {
  return page.evaluate(() => window.sceneRecord)
}
