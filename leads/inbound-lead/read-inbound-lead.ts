import { cleanLine, cleanParagraphs, isVisible } from '../../common/lead/clean-text.ts'
import { countryCodes } from '../../common/lead/country-codes.ts'
import { isEmailAddress } from '../../common/lead/email-address.ts'
import { byField, type LeadDetails } from '../../common/lead/lead-fields.ts'
import { bySource, sourceFields, type LeadSource } from '../../common/lead/lead-source.ts'
import { fullPhoneNumber } from '../../common/lead/phone-number.ts'
import { readEmailAddress } from '../../common/lead/read-email-address.ts'
import type { MappedField } from './field-map.ts'

interface InboundLead {
  details: LeadDetails
  source: LeadSource
  /** The sender's own id; undefined if it gives none. */
  id: string | undefined
}

const cutHere = '\n(Cut here: it was longer.)'
const longestId = 200

/**
 * Makes a lead of what another program sent. Its writer cannot be asked again, so values that are too long are cut, and
 * an invalid address stays readable in the message. Undefined if there is neither an address nor a number to answer to.
 */
export function readInboundLead(
  given: Partial<Record<MappedField, string>>,
  known: Pick<LeadSource, 'came_by' | 'agreed'>,
): InboundLead | undefined {
  const line = (name: MappedField) => {
    const text = cleanLine(given[name] ?? '')
    return isVisible(text) ? text : ''
  }
  const typedEmail = line('email')
  const address = readEmailAddress(typedEmail)
  const email = isEmailAddress(address) ? address : ''
  const phone = line('phone') && fullPhoneNumber(countryCodes[0], line('phone'))
  if (!email && !phone) return undefined
  const wrongAddress = typedEmail && !email ? `\n\nEmail as it was given: ${typedEmail}` : ''
  const texts: LeadDetails = {
    ...byField((field) => line(field.name)),
    name: line('name') || email || phone,
    email,
    phone,
    message: cleanParagraphs((given.message ?? '') + wrongAddress),
  }
  const source = {
    ...bySource((name) => line(name)),
    came_by: known.came_by,
    agreed: line('agreed') || known.agreed,
  }
  const most = new Map(sourceFields.map((field) => [field.name, field.most]))
  return {
    details: byField(({ name, most: characters, multiline }) =>
      cut(texts[name], characters, multiline ? cutHere : '…'),
    ),
    source: bySource((name) => cut(source[name], most.get(name) ?? 0, '…')),
    id: line('id').slice(0, longestId) || undefined,
  }
}

const cut = (text: string, most: number, sign: string): string =>
  text.length <= most ? text : text.slice(0, most - sign.length).toWellFormed() + sign
