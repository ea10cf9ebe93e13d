import { site } from '../../content/site.ts'

export const sentToast = {
  title: 'Message Sent Successfully!',
  text: "Thank you for your interest. We'll get back to you within 24 hours.",
}

export const failedToast = {
  title: 'Error Sending Message',
  text: `There was a problem sending your message. Please try again or contact us directly at ${site.email.sales}`,
  tone: 'failure',
  duration: 7000,
} as const
