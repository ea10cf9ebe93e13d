/** What more than one page says about a sample client. */
export const sahyogLanguages = 'Tamil, Malayalam and English'
