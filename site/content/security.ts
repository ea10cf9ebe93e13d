import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { copy, isSample, listOf } from '../../common/content/content-schemas.ts'
import { points, pointSchema } from './products/feature.ts'
import { table } from './table.ts'

/** What is kept, where, how long and who sees it. The privacy policy has the period in the same words. */
const keptSchema = v.object({
  what: copy(48),
  where: copy(64),
  howLong: copy(72),
  whoSees: copy(64),
})

/** A supplier that handles data for us. Without a name it is shown as named on request. */
const subprocessorSchema = v.object({
  work: copy(32),
  isSample,
  name: v.optional(copy(40)),
  handles: copy(64),
  where: copy(48),
})

type Kept = v.InferOutput<typeof keptSchema>
type Subprocessor = v.InferOutput<typeof subprocessorSchema>

/**
 * What buyers’ security teams ask. It says no more than the privacy policy, the terms of use and docs/threat-model.md;
 * an owner who holds a report removes it from `notHeld`.
 */
export const { kept, safeguards, criteria, notHeld, subprocessors, incidentSteps, erasureSteps } =
  checkContent(
    'site/content/security.ts',
    v.object({
      kept: listOf(keptSchema, 4, 12),
      safeguards: listOf(pointSchema, 6),
      criteria: listOf(pointSchema, 5),
      notHeld: listOf(pointSchema, 0, 6),
      subprocessors: listOf(subprocessorSchema, 1, 20),
      incidentSteps: listOf(pointSchema, 4),
      erasureSteps: listOf(pointSchema, 4),
    }),
    {
      kept: table<Kept>(
        ['what', 'where', 'howLong', 'whoSees'],
        [
          [
            'Customers’ calls, chats, emails and documents',
            'Our services; your order may name the place',
            'As the customer instructs; returned or erased when its contract ends',
            'Your people by role; ours as far as the work needs',
          ],
          [
            'Accounts of customers',
            'Our services',
            'For the contract, and 90 days after it ends',
            'Staff whose work needs it',
          ],
          ['Bills', 'Our accounts', 'As long as tax law requires', 'Accounts staff, auditors'],
          [
            'A message from our contact form',
            'Our lead desk and our sales mailbox',
            '12 months after our last exchange',
            'The sales team, each in a role',
          ],
          [
            'A newsletter address',
            'The server of the lead desk',
            'Until you leave, then a note that you have; 7 days if not confirmed',
            'Whoever runs that server',
          ],
          [
            'Questions to this site’s assistant',
            'Your own browser',
            'What you ask does not leave your device',
            'You alone',
          ],
          [
            'Network addresses, against floods',
            'The web server',
            'In working memory only',
            'Nobody looks at them',
          ],
          [
            'Backups',
            'Copies of what is stored',
            'Overwritten in their turn',
            'Restored only to repair a loss',
          ],
        ],
      ),
      safeguards: points({
        Encryption:
          'AES-256 for stored data of the services, TLS in transit. The lead desk relies on the encryption of its disk.',
        'Sign-in':
          'Multi-factor authentication in the services. At the sales desk a link by mail or a passkey: no passwords.',
        Roles:
          'Access in the services is by role. At the sales desk a reader looks, a member answers and exports, an owner erases.',
        'Audit log':
          'At the sales desk every look at a lead, change, export and erasing is logged with who did it. The owner reads the log.',
        Monitoring: 'Our services are monitored 24 hours a day, 7 days a week.',
        'No training for others': 'Your calls, emails and chats never train models for another customer.',
      }),
      criteria: points({
        Security: 'Roles, multi-factor sign-in, encryption and monitoring, as above.',
        Availability:
          'An aim in the terms of use. It is a promise only if your order has a service level with credits.',
        'Processing integrity':
          'A lead is stored before it is acknowledged. One sent twice within ten minutes is recognised.',
        Confidentiality:
          'Your content is used to provide, secure and support the services for you, and for nothing else.',
        Privacy: 'The periods, rights and steps on this page and in the privacy policy.',
      }),
      notHeld: points({
        'SOC 2 report':
          'We hold no SOC 2 report, neither Type 1 nor Type 2. No auditor has yet confirmed what stands here.',
        'ISO/IEC 27001 certificate': 'We hold no ISO 27001 certificate.',
        'PCI DSS attestation': 'We hold none. Bring no payment card data unless your order provides for it.',
        'Published penetration test': 'We publish none. You may run your own with our written consent.',
      }),
      subprocessors: table<Subprocessor>(
        ['work', 'isSample', 'handles', 'where'],
        [
          ['Cloud hosting', true, 'All content of the services, encrypted', 'As agreed in your order'],
          ['Telephony', true, 'Numbers and call audio in transit', 'Told on request'],
          [
            'Speech and language models',
            true,
            'Audio and text of the turn being answered',
            'Told on request',
          ],
          ['WhatsApp and SMS delivery', true, 'Numbers, messages and delivery reports', 'Told on request'],
          ['Mail delivery', true, 'Addresses and mails sent for you', 'Told on request'],
        ],
      ),
      incidentSteps: points({
        Report: 'Anybody can write to the address in security.txt. We answer within three working days.',
        Contain: 'Sign-ins and links that may be in the wrong hands are ended first.',
        Tell: 'You, the customer and the authority concerned: without undue delay, within the time the law sets.',
        Correct: 'The cause is corrected in the newest version, and the change log says so under “Security”.',
      }),
      erasureSteps: points({
        Write: 'To our privacy address, from anywhere. It costs nothing.',
        Identify: 'We may ask for enough to be sure that it is you.',
        Erase:
          'What we hold goes unless the law obliges us to keep it. Copies in backups are overwritten in their turn.',
        Answer:
          'Within 30 days. If the data came through a customer of ours, that customer decides and we pass it on.',
      }),
    },
  )
