import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import { checkTemplateParams } from './template-params.ts'

/** The ids this server accepts, as the provider's dashboard would issue them. */
export interface EmailCallIds {
  publicKey: string
  serviceId: string
  templateId: string
}

export interface Refusal {
  status: 400 | 404
  text: string
}

/**
 * Reads the body of the email call: either the lead in it, or the refusal, in the provider's wording if it
 * has one.
 */
export function checkEmailCall(
  body: string,
  ids: EmailCallIds,
): { details: LeadDetails; refusal?: never } | { details?: never; refusal: Refusal } {
  const call = parseObject(body)
  if (!call) return refuse(400, 'The request body must be a JSON object')

  const { user_id: publicKey, service_id: serviceId, template_id: templateId, template_params: given } = call
  if (!isFilled(publicKey)) return refuse(400, 'The user_id parameter is required')
  if (!isFilled(serviceId)) return refuse(400, 'The service_id parameter is required')
  if (!isFilled(templateId)) return refuse(400, 'The template_id parameter is required')
  if (publicKey !== ids.publicKey) return refuse(404, 'Account not found')
  if (serviceId !== ids.serviceId) return refuse(400, 'The service ID not found')
  if (templateId !== ids.templateId) return refuse(400, 'The template ID not found')
  if (given === undefined || given === null) return refuse(400, 'The template_params parameter is required')
  if (!isPlainObject(given)) return refuse(400, 'The template params have to be the object')

  const { details, problem } = checkTemplateParams(given)
  return details ? { details } : refuse(400, problem)
}

function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isPlainObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const refuse = (status: Refusal['status'], text: string) => ({ refusal: { status, text } })
