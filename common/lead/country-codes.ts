/** Dialling codes offered by the contact form, in order: India first. */
export const countryCodes = ['+91', '+1', '+44', '+49', '+33', '+86', '+81', '+61', '+55', '+7'] as const
