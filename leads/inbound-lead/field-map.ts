import { leadFields } from '../../common/lead/lead-fields.ts'
import { sourceFields } from '../../common/lead/lead-source.ts'
import { readFieldList } from '../web/field-list.ts'

/** The fields a sender's lead can fill in: ours as far as known, and the sender's own id. */
export const mappedFields = [
  ...leadFields.map(({ name }) => name),
  ...sourceFields.map(({ name }) => name),
  'id',
] as const
export type MappedField = (typeof mappedFields)[number]

/** A text for each field, in which `{path}` is replaced by a value sent. */
export type FieldMap = ReadonlyMap<MappedField, string>

const placeholder = /\{([^{}]+)\}/g

/** Each field is the value sent under its own name. */
export const ownNames: FieldMap = new Map(mappedFields.map((name) => [name, `{${name}}`]))

const isMapped = (name: string): name is MappedField => mappedFields.some((field) => field === name)

/** Parses `name={SENDER_NAME},message={PRODUCT}:+{QUERY}`; names that are not our fields separately. */
export function readFieldMap(text: string): { map: FieldMap; unknown: string[] } {
  const entries = readFieldList(text)
  return {
    map: new Map(entries.filter((entry): entry is [MappedField, string] => isMapped(entry[0]))),
    unknown: entries.map(([name]) => name).filter((name) => !isMapped(name)),
  }
}

/** The values sent, as our fields. A field with every part missing is empty. */
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
 * The value at a path such as `RESPONSE.SENDER_NAME`. In a list, a name selects the entry that has it as a value, as in
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
