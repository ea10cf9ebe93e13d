/** The five lines of the mark, in a box of 24 by 24 units. */
export const markPath = 'M2 3l20 18M2 7.5l20 9M2 12h20M2 16.5l20-9M2 21L22 3'
