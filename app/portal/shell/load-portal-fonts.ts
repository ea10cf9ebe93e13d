/** One of each script that a desk shows as soon as it is drawn, and the rupee, which has a file of its own. */
const lettersAtOnce = '₹अআஅ'

/**
 * Asks for the fonts in which the desks are set, with their scripts: what is laid out before its font is there costs a
 * search of the machine’s fonts, 3 to 8 ms for each script. A preload of them at this time does not prevent that.
 */
export function loadPortalFonts(): void {
  for (const face of document.fonts) if (face.family === 'Anek') void face.load().catch(() => undefined)
  void document.fonts.load('1em Anek scripts', lettersAtOnce).catch(() => undefined)
}
