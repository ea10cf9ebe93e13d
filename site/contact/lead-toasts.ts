import { site } from '../../common/brand/site.ts'

export const sentToast = {
  title: 'Message Sent Successfully!',
  text: "Thank you for your interest. We'll get back to you within 24 hours.",
  link: site.booking === null ? undefined : { label: 'Or choose a time to talk', href: site.booking },
}

export const failedToast = {
  title: 'Error Sending Message',
  text: `There was a problem sending your message. Please try again or contact us directly at ${site.email.sales}`,
  tone: 'failure',
  duration: 7000,
} as const
