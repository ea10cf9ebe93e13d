import { leadFields } from '../../common/lead/lead-fields.ts'
import { sourceFields } from '../../common/lead/lead-source.ts'
import { readFieldList } from '../web/field-list.ts'

/** What a sender's lead can fill in: the fields of ours that are known of it, and the sender's own id. */
export const mappedFields = [
  ...leadFields.map(({ name }) => name),
  ...sourceFields.map(({ name }) => name),
  'id',
] as const
export type MappedField = (typeof mappedFields)[number]

/** A text for each field, in which `{path}` stands for something of what was sent. */
export type FieldMap = ReadonlyMap<MappedField, string>

const placeholder = /\{([^{}]+)\}/g

/** Each field is what was sent under its own name. */
export const ownNames: FieldMap = new Map(mappedFields.map((name) => [name, `{${name}}`]))

const isMapped = (name: string): name is MappedField => mappedFields.some((field) => field === name)

/** Reads `name={SENDER_NAME},message={PRODUCT}:+{QUERY}`; the names that are no fields of ours apart. */
export function readFieldMap(text: string): { map: FieldMap; unknown: string[] } {
  const entries = readFieldList(text)
  return {
    map: new Map(entries.filter((entry): entry is [MappedField, string] => isMapped(entry[0]))),
    unknown: entries.map(([name]) => name).filter((name) => !isMapped(name)),
  }
}

/** What was sent, as our fields. One of which every part is missing is empty. */
export function mapFields(map: FieldMap, sent: unknown): Partial<Record<MappedField, string>> {
  const mapped = [...map].map(([name, text]) => {
    let isFilled = !/\{/.test(text)
    const filled = text.replace(placeholder, (_whole, path: string) => {
      const value = valueAt(sent, path)
      isFilled ||= value.trim() !== ''
      return value
    })
    return [name, isFilled ? filled : '']
  })
  return Object.fromEntries(mapped) as Partial<Record<MappedField, string>>
}

/**
 * What stands at a path such as `RESPONSE.SENDER_NAME`. In a list, a name stands for the entry that has it as a value, as in
 * `user_column_data.FULL_NAME.string_value`.
 */
function valueAt(sent: unknown, path: string): string {
  let value = sent
  for (const name of path.split('.')) {
    if (Array.isArray(value)) value = value.find((entry) => hasValue(entry, name))
    else value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const hasValue = (entry: unknown, value: string) => isObject(entry) && Object.values(entry).includes(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
