import { bots, packages } from '../../content/pricing.ts'
import { site } from '../../../common/brand/site.ts'

const at = (path: string) => new URL(path, site.origin).href

/**
 * What an agent can do on this site for the person it works for: documents in Markdown, with their names in addresses
 * and the questions each answers.
 */
export const agentSkills = [
  {
    name: 'reach-sales',
    title: `Reach sales at ${site.company}`,
    description:
      'Send a person’s question or request for a demo to the sales team, with that person’s consent.',
    queries: [
      'Book a demo of a voice bot for our bank',
      `Contact the sales team of ${site.company}`,
      'Ask for a call back about call quality scoring',
    ],
    text: `# Reach sales

Open any page, for example ${at('/')}, and use the form of the “Contact Sales” button. It is marked with \`toolname="contact_sales"\`.
It asks for first and last name, work email, country code and phone number, company and a message; all are required.

Send only what the person asked you to send, and show it to them first. A person replies within 24 hours.
Without the form: ${site.email.sales} or ${site.phone.display}.
`,
  },
  {
    name: 'price-a-volume',
    title: `What ${site.company} costs`,
    description: 'Work out the monthly price of a voice, email or chat bot for a volume, in rupees.',
    queries: [
      'What would 18,000 minutes of voice bot cost a month?',
      'Which package is cheapest for 30,000 chats?',
      `Price list of ${site.company}`,
    ],
    text: `# What it costs

Rupees per month for each bot, without taxes and telecom costs. Setting up is free. The price of a package plus extra units; take the cheapest.

| Bot | ${packages.map(({ name, price }) => `${name} (${price})`).join(' | ')} | Each extra unit |
| --- | ${packages.map(() => '---').join(' | ')} | --- |
${Object.values(bots)
  .map(
    ({ name, unit, allocations, extraUnit }) =>
      `| ${name} | ${allocations.map((amount) => `${amount} ${unit.many}`).join(' | ')} | ${extraUnit} |`,
  )
  .join('\n')}

${at('/offers')}?voice=18000&email=24000&chat=20000 shows the same sum for given volumes.
`,
  },
]

/** The catalogue of the skills: https://agenticresourcediscovery.org/spec/. */
export function aiCatalog(): string {
  const { host } = new URL(site.origin)
  const entries = agentSkills.map(({ name, title, description, queries }) => ({
    identifier: `urn:air:${host}:skills:${name}`,
    displayName: title,
    description,
    type: 'text/markdown; profile="urn:air:agent-skills"',
    url: at(`/agent-skills/${name}.md`),
    representativeQueries: queries,
  }))
  return JSON.stringify(
    { specVersion: '1.0', host: { displayName: site.company, identifier: host }, entries },
    null,
    2,
  )
}
