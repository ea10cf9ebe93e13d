/** The sample bank; everyone in it is fictional, and the portal says so. */
export const sampleBank = { name: 'Kaveri Bank', service: 'Retail service', team: 'Team North' } as const
