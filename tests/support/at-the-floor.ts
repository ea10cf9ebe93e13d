import type { Page } from '@playwright/test'
import { features } from 'web-features'

/** In every browser of the floor, though the data call them newer: see tools/browser-floor/exceptions.ts. */
const kept = new Set(['Window.devicePixelRatio', 'AbortSignal.timeout', 'KeyboardEvent.isComposing'])

/** A browser without trusted types does not require them either; this one would continue to. */
const isTrustedTypes = (name: string) => /^(?:Trusted|Window\.trustedTypes)/.test(name)

/** Removes the browser's newer APIs, those not Baseline widely available, before the page's scripts run. */
export async function takeNewerApisAway(page: Page): Promise<void> {
  const newer = Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return []
    return (feature.compat_features ?? []).flatMap((key) => {
      const [, owner = '', member = ''] = /^(?:api|javascript\.builtins)\.(\w+)\.(\w+)$/.exec(key) ?? []
      const { baseline } = feature.status.by_compat_key?.[key] ?? feature.status
      const name = `${owner}.${member}`
      const stays = baseline === 'high' || !member || kept.has(name) || isTrustedTypes(name)
      return stays ? [] : [{ owner, member }]
    })
  })
  await page.addInitScript((apis) => {
    const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>
    for (const { owner, member } of apis) {
      const holder =
        owner === 'Window' ? all : member.endsWith('_static') ? all[owner] : all[owner]?.prototype
      if (holder && member !== owner) Reflect.deleteProperty(holder, member.replace(/_static$/, ''))
    }
  }, newer)
}
