import { securityTxtPath } from '../../content/security-txt.ts'
import { RuledOpening } from '../../sections/ruled-opening.tsx'

export function Opening() {
  return (
    <RuledOpening
      title="Security: where your data lives and who sees it"
      lead="For whoever has to approve us: what is kept, for how long, behind what, and what happens when something goes wrong. What we do not hold stands here too."
      contact={{
        heading: 'Ask about security.',
        firstLine: 'We have these questions about security and data protection:',
      }}
      instead={{ href: '/data-processing-agreement', label: 'Data processing agreement' }}
      further={{ href: securityTxtPath, label: 'Report a hole: security.txt' }}
      band={{
        label: 'Your data, and what is around it',
        caller: 'Your data',
        assistant: 'What is around it',
        corners: [
          [-20, 330],
          [360, 20],
          [1460, 300],
          [1080, 30],
        ],
      }}
    />
  )
}
