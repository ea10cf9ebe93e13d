import { features } from 'web-features'

/**
 * Whether an API is Baseline widely available, by owner and member, such as Document and startViewTransition; the owner
 * is empty for an API without one, such as URLPattern. Undefined if unknown.
 */
export type ApiStatus = (owner: string, member: string) => boolean | undefined

/**
 * Reads the statuses from web-features. Members of an owner that only TypeScript has, such as ARIAMixin, have the
 * status of members of that name elsewhere.
 */
export function readApiStatuses(): ApiStatus {
  const statuses = new Map<string, boolean>()
  const byMember = new Map<string, boolean>()
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const key of feature.compat_features ?? []) {
      const [, owner = '', member = ''] = /^api\.(?:([^.]+)\.)?([^.]+)$/.exec(key) ?? []
      if (!member) continue
      const isWide = (feature.status.by_compat_key?.[key] ?? feature.status).baseline === 'high'
      const name = member.replace(/_static$/, '')
      statuses.set(`${owner}.${name}`, isWide)
      byMember.set(name, isWide || (byMember.get(name) ?? false))
    }
  }
  return (owner, member) => {
    const known = statuses.get(`${owner}.${member}`)
    if (known !== undefined || owner === '') return known
    if (owner === 'Window') return statuses.get(`.${member}`)
    return statuses.has(`.${owner}`) ? undefined : byMember.get(member)
  }
}
