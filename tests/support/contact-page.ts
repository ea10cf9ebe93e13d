import { expect, type Locator, type Page } from '@playwright/test'
import { checkLead, leadInputs } from '../../common/lead/lead-schema.ts'

/** A filled form that passes every rule; `phone` and `name` are their values in the email call. */
export const nandini = {
  firstName: 'Nandini',
  lastName: 'Rajagopal',
  email: 'nandini.r@kaveribank.example',
  countryCode: '+91',
  phoneNumber: '98450 00127',
  company: 'Kaveri Bank',
  message: '40,000 card and EMI calls a month in Kannada, Hindi and English. Evenings are the problem.',
}

export type LeadValues = typeof nandini

/** Messages of an empty form, input by input, in order; common/lead/lead-schema.test.ts fixes their words. */
export const emptyFormErrors = Object.entries(
  checkLead(Object.fromEntries(leadInputs.map((name) => [name, '']))).errors ?? {},
) as [keyof LeadValues, string][]

export const sendPath = '**/api/v1.0/email/send'

/** The contact dialog as a visitor meets it. */
export class ContactPage {
  readonly page: Page
  readonly dialog: Locator
  readonly form: Locator
  readonly submit: Locator
  readonly toast: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.locator('#contact-dialog')
    this.form = this.dialog.locator('form')
    this.submit = this.form.locator('button[type=submit]')
    this.toast = page.locator('[data-tone]')
  }

  /** Opens the dialog with the header's button, and waits until React has taken over its form. */
  async open(): Promise<void> {
    await this.untilReady()
    await this.opener.click()
    await expect(this.dialog).toBeVisible()
    await this.untilFormIsReady()
  }

  get opener(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Contact Sales' })
  }

  /** Waits until the page's script has run, which happens before the page counts as loaded. */
  async untilReady(): Promise<void> {
    await this.page.waitForLoadState()
  }

  /** The form loads when its dialog opens, or when somebody reaches for a button that opens it. */
  async untilFormIsReady(): Promise<void> {
    await expect(this.form).toHaveAttribute('data-ready', '')
  }

  field(name: keyof LeadValues): Locator {
    return this.form.locator(`[name=${name}]`)
  }

  async fill(values: Partial<LeadValues> = nandini): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name as keyof LeadValues)
      if (name === 'countryCode') await field.selectOption(value)
      else await field.fill(value)
    }
  }

  async values(): Promise<Record<string, string>> {
    return this.form.evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].map(([key, value]) => [key, value as string]),
      ),
    )
  }

  /** Messages shown at the fields, in order. */
  async errors(): Promise<string[]> {
    return this.form.locator('[id$=-error]').allInnerTexts()
  }
}
