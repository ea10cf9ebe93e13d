/** One of each script that a desk shows as soon as it is drawn. */
const lettersAtOnce = 'अআஅ'

/**
 * Asks for the fonts of other scripts that the desks show, beside those that every page preloads: what is laid out before its font is there costs a
 * search of the machine’s fonts, 3 to 8 ms for each script. A preload of them at this time does not prevent that.
 */
export function loadPortalFonts(): void {
  void document.fonts.load('1em Anek scripts', lettersAtOnce).catch(() => undefined)
}
