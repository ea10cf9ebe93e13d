/** Most characters a field may hold, in the browser's form and at the lead desk alike. */
export const leadLimits = {
  firstName: 80,
  lastName: 80,
  /** RFC 5321: an address in a mail path is at most 254 characters, its local part at most 64. */
  email: 254,
  emailLocalPart: 64,
  /** Several numbers with extensions, and what each is. */
  phoneNumber: 200,
  company: 160,
  message: 5000,
} as const
