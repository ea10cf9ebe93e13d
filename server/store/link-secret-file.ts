import path from 'node:path'

/**
 * Where the newsletter's secret of a data folder is kept. The store knows it too: a backup takes it along, and it shows
 * that there was a store.
 */
export const linkSecretFile = (dataDir: string) => path.join(dataDir, 'newsletter-secret')
