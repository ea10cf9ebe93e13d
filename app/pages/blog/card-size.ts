/** Size of the drawing on a card, in units. */
export const cardSize = { width: 480, height: 300 }
