/** What shows that somebody uses the page, and may soon want all of it. */
const acts = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'hashchange']
const listening = { capture: true, passive: true }

/** Whether the visitor has done something already, or has come to a place further down. */
export function isUsed(): boolean {
  // Firefox before 120 tells nobody: there the next act counts as the first.
  return scrollY > 0 || ('userActivation' in navigator && navigator.userActivation.hasBeenActive)
}

/** Calls `run` once, when the visitor next scrolls, points, presses or types. */
export function atNextAct(run: () => void): void {
  const onAct = ({ type, target }: Event) => {
    // A row of tabs scrolls by itself.
    if (type === 'scroll' && target !== document) return
    for (const act of acts) removeEventListener(act, onAct, listening)
    run()
  }
  for (const act of acts) addEventListener(act, onAct, listening)
}
