/**
 * Collects SVG path commands in their shortest form: relative, one decimal, no spare separators. Positions are
 * absolute units of the drawing; rounding errors never add up, because each step starts from the rounded point.
 */
export class RelativePath {
  #commands = ''
  #x = 0
  #y = 0
  #start: [x: number, y: number] = [0, 0]

  moveTo(x: number, y: number) {
    this.#start = [x, y]
    return this.#step('m', x, y)
  }

  lineTo(x: number, y: number) {
    const [dx, dy] = [tenths(x) - this.#x, tenths(y) - this.#y]
    if (dx === 0 && dy === 0) return this
    if (dy === 0) return this.#emit('h', [dx], x, y)
    if (dx === 0) return this.#emit('v', [dy], x, y)
    return this.#step('l', x, y)
  }

  /** A line of no length, which a round line cap turns into a dot that stretching does not deform. */
  dot(x: number, y: number) {
    return this.moveTo(x, y).#emit('h', [0], x, y)
  }

  /** Closes the line; the next step starts where it began. */
  close() {
    return this.#emit('z', [], ...this.#start)
  }

  toString() {
    return this.#commands
  }

  #step(command: 'm' | 'l', x: number, y: number) {
    return this.#emit(command, [tenths(x) - this.#x, tenths(y) - this.#y], x, y)
  }

  #emit(command: string, values: number[], x: number, y: number) {
    this.#commands += command + values.map(inTenths).reduce(join, '')
    this.#x = tenths(x)
    this.#y = tenths(y)
    return this
  }
}

/** Path data of open lines, each given as x and y by turns. */
export function polylines(lines: Iterable<readonly number[]>): string {
  const path = new RelativePath()
  for (const [x = 0, y = 0, ...rest] of lines) {
    path.moveTo(x, y)
    for (let at = 0; at < rest.length; at += 2) path.lineTo(rest[at] ?? 0, rest[at + 1] ?? 0)
  }
  return path.toString()
}

function tenths(value: number) {
  return Math.round(value * 10)
}

function inTenths(value: number) {
  return String(value / 10).replace(/^(-?)0\./, '$1.')
}

/** A minus sign, or a second decimal point, already separates two numbers. */
function join(before: string, next: string) {
  const separated = before === '' || next.startsWith('-') || (next.startsWith('.') && before.includes('.'))
  return separated ? before + next : `${before} ${next}`
}
