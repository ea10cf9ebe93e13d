/** How far a key moves a slider over `count` places; undefined for other keys. */
export function stepOf(key: string, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return 1
    case 'ArrowLeft':
    case 'ArrowDown':
      return -1
    case 'PageUp':
      return 20
    case 'PageDown':
      return -20
    case 'Home':
      return -count
    case 'End':
      return count
    default:
      return undefined
  }
}
