/** What more than one page tells of a sample client. */
export const sahyogLanguages = 'Tamil, Malayalam and English'
