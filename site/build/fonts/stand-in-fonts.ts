/** Arial and the fonts made to its measure, then Roboto, which is within one per cent of it, for Android. */
export const standInFonts = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto']
