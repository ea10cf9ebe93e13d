import { site } from '../../common/brand/site.ts'
import { escapeHtml } from '../../common/markdown/escape-html.ts'
import { colour } from '../../common/brand/brand-colours.ts'
import type { LabelledValue } from './mail-text.ts'

/** Colours of mails: the site's light ground. Mail programs support neither variables nor colour mixing. */
export const mailColours = {
  ink: colour('--ink-900'),
  onInk: colour('--on-dark'),
  paper: colour('--white'),
  quiet: colour('--on-light-3'),
  said: colour('--on-light-2'),
  line: colour('--ink-200'),
  ground: colour('--ink-50'),
}

const { ink, onInk, paper, quiet, line, ground } = mailColours
/** A word longer than the sheet, such as a link, breaks; otherwise a phone would zoom out to fit it. */
export const breakingWords = 'overflow-wrap:anywhere;word-break:break-word;'
const font = `font-family:'Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif;${breakingWords}`

// Tables and inline styles, because mail programs render those consistently. Anything called html is markup
// already; everything else is text and is escaped here.

const table = (attributes: string, rows: string) =>
  `<table role="presentation" ${attributes} cellpadding="0" cellspacing="0" border="0">${rows}</table>`

export const mailHeading = (text: string) =>
  `<h1 style="${font}margin:0 0 14px;font-size:30px;line-height:36px;font-weight:400;letter-spacing:-.3px;color:${ink}">${escapeHtml(text)}</h1>`

/** `style` is appended to that of the paragraph. */
export const mailParagraph = (html: string, style = '') =>
  `<p style="${font}margin:0 0 16px;font-size:17px;line-height:26px;color:${ink};${style}">${html}</p>`

/**
 * Somebody's own words, each line in the direction of its script. The line beside it shows how far they extend:
 * nothing in it can pass for ours.
 */
export const mailQuote = (text: string) =>
  mailParagraph(
    `&ldquo;${escapeHtml(text).replaceAll('\n', '<br>')}&rdquo;`,
    `margin-bottom:24px;padding-left:16px;border-left:3px solid ${line};font-size:20px;line-height:29px;unicode-bidi:plaintext`,
  )

export const mailLabel = (text: string) =>
  `<p style="${font}margin:28px 0 8px;font-size:15px;line-height:20px;color:${quiet}">${escapeHtml(text)}</p>`

export const mailLink = (text: string, href: string) =>
  `<a href="${escapeHtml(href)}" style="color:${ink};text-decoration:underline">${escapeHtml(text)}</a>`

export function mailButton({ label, href }: { label: string; href: string }): string {
  const link = `<a href="${escapeHtml(href)}" style="${font}display:inline-block;padding:15px 24px 13px;font-size:16px;line-height:20px;font-weight:600;color:${paper};text-decoration:none">${escapeHtml(label)}</a>`
  const button = table('', `<tr><td bgcolor="${ink}" style="border-radius:3px;padding:0">${link}</td></tr>`)
  return table('', `<tr><td style="padding:6px 0 26px">${button}</td></tr>`)
}

export const mailRows = (rows: readonly LabelledValue[]) => table('width="100%"', rows.map(row).join(''))

function row({ label, value, href }: LabelledValue): string {
  const shown = href ? mailLink(value, href) : escapeHtml(value)
  return `<tr><td class="k" width="150" valign="top" style="${font}padding:11px 16px 9px 0;border-top:1px solid ${line};font-size:15px;line-height:22px;color:${quiet}">${escapeHtml(label)}</td><td class="v" valign="top" style="${font}padding:11px 0 9px;border-top:1px solid ${line};font-size:16px;line-height:22px;color:${ink}">${shown}</td></tr>`
}

const head = (title: string) =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><meta name="x-apple-disable-message-reformatting"><title>${escapeHtml(title)}</title><!--[if mso]><style>*{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]--><style>@media (max-width:520px){.px{padding-left:20px!important;padding-right:20px!important}.k,.v{display:block!important;width:auto!important}.k{padding-bottom:0!important}.v{border-top:0!important;padding-top:0!important}}</style></head>`

interface MailPage {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  bodyHtml: string
  footerHtml: string
}

/** A whole mail as HTML: the name and the blind, the body on a sheet, the small print under it. */
export function mailPage({ subject, preview, bodyHtml, footerHtml }: MailPage): string {
  const brand = `<tr><td bgcolor="${ink}" class="px" style="${font}padding:20px 36px 16px;font-size:21px;line-height:26px;color:${onInk};background:${ink}">${escapeHtml(site.brand)}</td></tr>`
  const sheet = table(
    `width="600" style="width:100%;max-width:600px;background:${paper}" bgcolor="${paper}"`,
    `${brand}${mailBlind}<tr><td class="px" style="padding:22px 36px 32px">${bodyHtml}</td></tr>`,
  )
  const foot = table(
    'width="600" style="width:100%;max-width:600px"',
    `<tr><td class="px" style="${font}padding:18px 36px;font-size:14px;line-height:21px;color:${quiet}">${footerHtml}</td></tr>`,
  )
  const page = table(
    `width="100%" bgcolor="${ground}"`,
    `<tr><td align="center" style="padding:24px 10px">${sheet}${foot}</td></tr>`,
  )
  return `<!doctype html><html lang="${site.locale}">${head(subject)}
<body style="margin:0;padding:0;background:${ground}" bgcolor="${ground}"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
${page}</body></html>`
}

const slats = 8

const blindRow = (height: number, shade: string) =>
  `<tr><td height="${height}" bgcolor="${shade}" style="height:${height}px;font-size:1px;line-height:${height}px;mso-line-height-rule:exactly">&nbsp;</td></tr>`

/** The blind as table rows, dark slats thinning out to paper: the site's mark without an image. */
const mailBlind = Array.from({ length: slats }, (_, slat) => {
  const dark = Math.round(9 * Math.pow(1 - slat / slats, 1.5)) + 1
  const light = Math.round(9 * Math.pow((slat + 1) / slats, 1.3)) + 1
  return blindRow(dark, ink) + blindRow(light, paper)
}).join('')
