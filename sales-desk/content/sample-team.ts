/** The invented team of `npm run leads -- sample`. Its owner is the first to sign in: until then only invited. */
export const sampleOwner = { name: 'Asha Rao', email: 'asha.rao@sample-team.example', role: 'owner' } as const

export const sampleColleagues = [
  { name: 'Kabir Menon', email: 'kabir.menon@sample-team.example', role: 'member' },
  { name: 'Meera Iyer', email: 'meera.iyer@sample-team.example', role: 'member' },
  { name: 'Devika Bose', email: 'devika.bose@sample-team.example', role: 'reader' },
] as const

/** The addresses that the sample desk's own mails come from: what comes from there is no reply. */
export const sampleAddresses = {
  website: 'website@sample-team.example',
  team: 'sales@sample-team.example',
  recipients: [],
}
