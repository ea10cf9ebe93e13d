import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBudgets, type Budget } from '../budgets/check-budgets.ts'
import { measureLeads, type LeadFigures } from '../lead-desk/measure-leads.ts'
import { makeSite, measurePages, type PageFigures } from '../lead-desk/measure-pages.ts'
import type { Part } from '../part.ts'
import { markdownTable, rounded } from '../report/format.ts'

const leadBudgets: readonly Budget<LeadFigures>[] = [
  { name: 'Leads lost', atMost: 0, measure: ({ counts }) => counts.lost },
  { name: 'Leads accepted a second', atLeast: 300, measure: ({ perSecond }) => perSecond },
]

const staticPageBudgets: readonly Budget<PageFigures>[] = [
  {
    name: 'Pages of 30 kB, ratio to empty answers',
    atLeast: 0.7,
    measure: ({ pages, empty }) => pages / empty,
  },
]

/** Leads and pages in a second, and what became of each lead. */
export const leadDesk: Part = {
  name: 'desk',
  about: 'leads and pages a second, and what became of each lead (one to two minutes)',
  async measure(_options, say) {
    await using site = await mkdtempDisposable(join(tmpdir(), 'bench-site-'))
    await makeSite(site.path)
    say('leads')
    const leads = await measureLeads(site.path)
    say('pages')
    const pages = await measurePages(site.path)
    return {
      text: `64 connections on this machine, which both send and answer; every lead is written to disk before its answer. Bare commits
are single commits of as much, one after the other, on the same disk, before and after.

${markdownTable(
  ['What', 'A second', 'Beside it', 'Ratio'],
  [
    [
      'Leads accepted',
      rounded(leads.perSecond),
      `${rounded(leads.bare)} bare commits`,
      (leads.perSecond / leads.bare).toFixed(2),
    ],
    [
      'Pages of 30 kB',
      rounded(pages.pages),
      `${rounded(pages.empty)} empty answers`,
      (pages.pages / pages.empty).toFixed(2),
    ],
  ],
)}

A lead was answered after ${leads.p50.toFixed(0)} ms (median) and ${leads.p99.toFixed(0)} ms (99 of 100), and took
${rounded(leads.cpu)} microseconds of the server’s processor. Afterwards ${rounded(leads.mailsPerSecond)} mails a second went out.

${markdownTable(Object.keys(leads.counts), [Object.values(leads.counts).map(rounded)])}`,
      budgets: [...checkBudgets([leads], leadBudgets), ...checkBudgets([pages], staticPageBudgets)],
    }
  },
}
