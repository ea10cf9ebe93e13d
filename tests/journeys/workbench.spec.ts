import { expect, test } from '../support/development-server.ts'
import { pageErrors } from '../support/page-errors.ts'

test.setTimeout(240_000)

test(
  'in development, one page shows all parts and one all mails',
  { tag: '@full' },
  async ({ page, request }) => {
    const faults = pageErrors(page)
    await page.goto('/workbench/parts')
    await expect(page.getByRole('heading', { name: 'Parts on the dark ground' })).toBeVisible({
      timeout: 120_000,
    })
    // Its style sheets have loaded too.
    const button = page.getByRole('button', { name: 'ink', exact: true }).first()
    await expect(button).toHaveCSS('min-height', '52px')
    const mails = await request.get('/workbench/mails')
    expect(await mails.text()).toContain('Every mail, with sample data')
    expect(faults).toEqual([])
  },
)
