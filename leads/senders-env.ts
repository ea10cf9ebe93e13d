import { cleanLine } from '../common/lead/clean-text.ts'
import { sourceFields } from '../common/lead/lead-source.ts'
import type { EnvReader } from './env-reader.ts'
import { ownNames, readFieldMap } from './inbound-lead/field-map.ts'
import type { LeadSender } from './inbound-lead/inbound-lead-routes.ts'
import { inboundSecretRule, isInboundSecret } from './web/inbound-secret.ts'

/** `LEADS_FROM_<NAME>_SECRET` and its companions, for each that may send leads here. */
export function readSenders(read: EnvReader): LeadSender[] {
  return read.matching(/^LEADS_FROM_([A-Z0-9]+)_SECRET$/).flatMap(([setting, name]) => {
    const secret = read.checked(setting, isInboundSecret, inboundSecretRule)
    if (secret === undefined) return []
    const of = (what: string) => `LEADS_FROM_${name}_${what}`
    const fields = read.optional(of('FIELDS'))
    const { map, unknown } = readFieldMap(fields ?? '')
    if (unknown.length > 0) read.problem(of('FIELDS'), `names fields that are none: ${unknown.join(', ')}`)
    const short = (what: string, most: number, fallback: string) =>
      cleanLine(
        read.checked(of(what), (text) => text.length <= most, `must have at most ${most} characters`) ??
          fallback,
      )
    return [
      {
        name: name.toLowerCase(),
        title: short('TITLE', mostOf('came_by'), name[0] + name.slice(1).toLowerCase()),
        secret,
        fields: fields === undefined ? ownNames : map,
        agreed: short('AGREED', mostOf('agreed'), ''),
      },
    ]
  })
}

const mostOf = (field: string) => sourceFields.find(({ name }) => name === field)?.most ?? 0
