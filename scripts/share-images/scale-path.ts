/** Stretches path data, so that strokes keep their width; for every command but arcs, whose flags are no lengths. */
export function scalePath(d: string, scaleX: number, scaleY: number): string {
  return [...d.matchAll(/([mlhvcsqtz])([^mlhvcsqtz]*)/gi)]
    .map(([, command = '', rest = '']) => {
      const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value))
      return (
        command +
        values.map((value, index) => rounded(value * factor(command, index, scaleX, scaleY))).join(' ')
      )
    })
    .join('')
}

function factor(command: string, index: number, scaleX: number, scaleY: number): number {
  if (/h/i.test(command)) return scaleX
  if (/v/i.test(command)) return scaleY
  return index % 2 === 0 ? scaleX : scaleY
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
