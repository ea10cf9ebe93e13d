import { describe, expect, test } from 'vitest'
import { type Claim, claimOn, claims } from './claims.ts'

const everyClaim: [string, Claim][] = Object.entries(claims)

describe('claims', () => {
  test('a page gets the figure and wording it may show', () => {
    expect(claimOn('/', 'uptimeReported')).toMatchObject({ shown: '99.5%', basis: 'measured' })
  })

  test('a page that may not show a figure fails the build', () => {
    expect(() => claimOn('/', 'uptimeAim')).toThrow(RangeError)
  })

  test('the reported uptime and the target of the terms never appear on one page', () => {
    const shared = claims.uptimeReported.mayAppearOn.filter((path) =>
      new Set<string>(claims.uptimeAim.mayAppearOn).has(path),
    )
    expect(shared).toEqual([])
  })

  test('an uptime says whether it was reached or is a target, and the first names no period that nobody measured', () => {
    const { uptimeReported, uptimeAim } = claims
    expect(uptimeReported.wording).not.toMatch(/month|year/)
    expect(uptimeAim.wording).toMatch(/aimed for in each calendar month/)
    expect([uptimeReported.basis, uptimeAim.basis]).toEqual(['measured', 'aim'])
  })

  test.each(everyClaim)('%s is displayed as the number it is', (_key, claim) => {
    const [, digits, million] = /^([\d.]+)(M?)(?:[+%]*| weeks)$/.exec(claim.shown) ?? []
    expect(Number(digits) * (million ? 1_000_000 : 1)).toBe(claim.amount)
  })

  test.each(everyClaim)('%s may appear somewhere, on canonical paths', (_key, { mayAppearOn }) => {
    expect(mayAppearOn.length).toBeGreaterThan(0)
    for (const path of mayAppearOn) expect(path).toMatch(/^\/([a-z-]+(\/[a-z-]+)*)?$/)
  })
})
