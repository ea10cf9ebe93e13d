/** Shows below `root` which sound a call is played with, or that none is playing (see sound-note.tsx). */
export function showSoundNote(root: HTMLElement, sound: 'heard' | 'silent' | undefined): void {
  const note = root.querySelector('[data-sound-note]')
  note?.toggleAttribute('data-shown', sound !== undefined)
  for (const each of ['heard', 'silent'])
    note?.querySelector(`[data-${each}]`)?.toggleAttribute('hidden', each !== sound)
}
