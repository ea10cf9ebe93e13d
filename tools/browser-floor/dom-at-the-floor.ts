import type { ApiStatus } from './api-status.ts'

interface Exceptions {
  apisThatMayBeMissing: ReadonlySet<string>
  apisWithoutNeed: ReadonlySet<string>
}

/**
 * TypeScript's types of the browser (text) without anything newer than the floor. Of the exceptions, named as
 * `Navigator.share` or `URLPattern`, some stay as they are; the others may be undefined, so that code must check
 * before using one.
 */
export function domAtTheFloor(dom: string, isWide: ApiStatus, exceptions: Exceptions): string {
  const kept: string[] = []
  let owner = ''
  let end = ''
  let isLeftOut = false

  /** The replacement for a line that declares an API; undefined if the API is too new. */
  function standsFor(line: string, of: string, name: string, whenMissing: () => string): string[] {
    const api = of ? `${of}.${name}` : name
    if (isWide(of, name) !== false || exceptions.apisWithoutNeed.has(api)) return [line]
    return exceptions.apisThatMayBeMissing.has(api) ? [whenMissing()] : []
  }

  for (const line of dom.split('\n')) {
    const [, opened] = /^(?:interface|declare (?:var|namespace)) (\w+).*\{$/.exec(line) ?? []
    const [, global] = /^declare (?:var|function) (\w+).*;$/.exec(line) ?? []
    // An optional member is an option passed in, not an API.
    const [, member] = /^ {4}(?:(?:readonly|get|set) )?(\w+)[(:<]/.exec(line) ?? []
    if (isLeftOut) isLeftOut = line !== '};'
    else if (line.startsWith('}')) {
      kept.push(line === '};' && end ? end : line)
      owner = end = ''
    } else if (opened) {
      owner = opened
      const stands = line.startsWith('declare var')
        ? standsFor(line, '', opened, () => {
            end = '} | undefined;'
            return line
          })
        : [line]
      isLeftOut = stands.length === 0
      kept.push(...stands)
    } else if (global) kept.push(...standsFor(line, 'Window', global, () => orUndefined(line, global)))
    else if (member && !owner.endsWith('EventMap'))
      kept.push(...standsFor(line, owner, member, () => line.replace(member, `${member}?`)))
    else kept.push(line)
  }
  return kept.join('\n')
}

/** A global function or variable as a variable that may be undefined. */
function orUndefined(line: string, name: string): string {
  const [, parameters, result] = /^declare function \w+(.*\)): (.+);$/.exec(line) ?? []
  const type = parameters ? `(${parameters} => ${result})` : line.slice(`declare var ${name}: `.length, -1)
  return `declare var ${name}: ${type} | undefined;`
}
