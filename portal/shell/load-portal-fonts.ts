/** One of each script that a desk shows immediately. */
const lettersAtOnce = 'अআஅ'

/**
 * Requests the fonts of other scripts on the desks, besides those that every page preloads: laying text out before its
 * font is there costs a search of the system’s fonts, 3 to 8 ms per script. A preload at this point does not prevent
 * that.
 */
export function loadPortalFonts(): void {
  void document.fonts.load('1em Anek scripts', lettersAtOnce).catch(() => undefined)
}
