import { site } from '../../common/brand/site.ts'
import { leadFields } from '../../common/lead/lead-fields.ts'
import { sourceFields } from '../../common/lead/lead-source.ts'
import type { StoredLead } from '../store/lead.ts'
import { readFieldList } from '../web/field-list.ts'

/** A form's fields, each with a text in which `{name}` is replaced by a value of the lead. */
export type FormFields = readonly (readonly [field: string, text: string])[]

/** Default fields of a HubSpot form, unless the settings say otherwise. */
export const hubspotFields =
  'firstname={first_name},lastname={last_name},email={email},phone={phone},company={company},message={message}'

const placeholder = /\{(\w+)\}/g

/** Names a placeholder may have. */
const known = new Set<string>([
  ...leadFields.map(({ name }) => name),
  ...sourceFields.map(({ name }) => name),
  'first_name',
  'last_name',
  'phone_e164',
  'reference',
])

/** Parses fields such as `Last+Name={last_name},Company={company}`; unknown names separately. */
export function readFormFields(text: string): { fields: FormFields; unknown: string[] } {
  const fields = readFieldList(text)
  const names = fields.flatMap(([, value]) => [...value.matchAll(placeholder)].map(([, name = '']) => name))
  return { fields, unknown: names.filter((name) => !known.has(name)) }
}

/** The fields filled in from a lead. CRMs require a last name, so a single name is used as one. */
function filled(fields: FormFields, lead: StoredLead): [string, string][] {
  const [, first = '', last = lead.name] = /^(.*)\s(\S+)$/.exec(lead.name.trim()) ?? []
  const values: Record<string, string | null> = {
    ...lead.source,
    ...Object.fromEntries(leadFields.map(({ name }) => [name, lead[name]])),
    first_name: first,
    last_name: last,
    phone_e164: lead.phoneE164,
    reference: lead.reference,
  }
  return fields.map(([field, text]) => [
    field,
    text.replace(placeholder, (_whole, name: string) => values[name] ?? ''),
  ])
}

/** A form as sent by a browser: for the web-to-lead forms of Zoho, Salesforce and others. */
export const urlencodedForm = (fields: FormFields, lead: StoredLead): string =>
  String(new URLSearchParams(filled(fields, lead)))

/** A submission of a HubSpot form. Empty fields are omitted: HubSpot would validate them. */
export const hubspotSubmission = (fields: FormFields, lead: StoredLead): object => ({
  submittedAt: String(lead.receivedAt.getTime()),
  fields: filled(fields, lead)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
  context: { pageUri: site.origin + lead.source.page, pageName: lead.source.about || site.brand },
})
