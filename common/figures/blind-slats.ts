/** Height of the blind in units; its width is 1, so that it stretches to any. */
export const blindHeight = 6000

/** Slats of daylight in one path, each thicker than the one above, until the last leaves no dark gap. */
export function blindSlats(slats = 15): string {
  const pitch = blindHeight / slats
  let path = ''
  for (let slat = 1; slat <= slats; slat++) {
    const thickness = Math.max(1, Math.round(pitch * (slat / slats) ** 2.1))
    path += `M0 ${slat * pitch}h1v-${thickness}H0z`
  }
  return path
}
