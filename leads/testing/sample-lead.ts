import type { LeadDetails } from '../../common/lead/lead-fields.ts'

/** A lead of the sample visitor. */
export const sampleLead: LeadDetails = {
  name: 'Nandini Rajagopal',
  email: 'nandini.r@kaveribank.example',
  phone: '+91 98450 00127',
  company: 'Kaveri Bank',
  message: 'Evenings are the problem.',
}
