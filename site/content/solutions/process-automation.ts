import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const processAutomation = solutionPage('process-automation', {
  search: {
    title: 'Process Automation: one request, four systems',
    description: `An address, a nominee, an approval: ${site.brand} writes the change into each system in turn, says each one aloud, and keeps a trail your auditors can follow.`,
  },
  hero: {
    title: 'Process Automation: asked once, changed in four systems',
    lead: 'With an AI assistant, archive, core banking, cards and CRM take the change in one call. Each write is confirmed before it is spoken.',
    audience: 'heads of operations at banks and insurers',
    price: 'process-automation',
    dialogHeading: 'Follow one change through.',
    terms: [
      'Maker-checker stays as it is',
      'A refused write undoes the earlier ones',
      'One request number for four systems',
    ],
    namesake: {
      here: 'One use, at a bank, of the product',
      product: 'process-automation',
      there: ', which can write to any system.',
    },
  },
  // The address change drawn on the product page: same systems, same seconds.
  call: spokenCall(`
    readFrom: 53
    assistant 0–3: ನಮಸ್ಕಾರ, ತುಂಗಾ ಬ್ಯಾಂಕ್. ಹೇಳಿ. | Hello, Tunga Bank. Yes?
    caller 4–9.5: ನನ್ನ ವಿಳಾಸವನ್ನು ಎಲ್ಲಾ ಕಡೆ ಬದಲಾಯಿಸಿ. | Change my address everywhere.
    assistant 10.2–15: SMS ಕೋಡ್ ಅನ್ನು ಫೋನಿನಲ್ಲಿ ಒತ್ತಿ, ಹೊಸ ವಿಳಾಸ ಹೇಳಿ. | Key in the code from the SMS, and tell me the new address.
    event 16: Code matched | Keyed in, never spoken
    caller 17–22: ಮನೆ 27, 4ನೇ ಮೇನ್, ಸರಸ್ವತಿಪುರಂ, ಮೈಸೂರು 570009. | House 27, 4th Main, Saraswathipuram, Mysuru 570009.
    assistant 23–30: ನೀವು ಕಳುಹಿಸಿದ ಪುರಾವೆ ಸರಿಯಿದೆ: 27, 4ನೇ ಮೇನ್, 570009. ಈಗ ಬದಲಾಯಿಸುತ್ತೇನೆ. | The proof you sent matches: 27, 4th Main, 570009. I am changing it now.
    assistant 31.6–35.5: ಒಂದು, KYC ದಾಖಲೆಯಲ್ಲಿ ಬದಲಾಗಿದೆ. | One: changed in the KYC file.
    event 37: Accounts updated | KYC archive, core banking
    assistant 38–42: ಎರಡು, ನಿಮ್ಮ ಖಾತೆಗಳಲ್ಲಿ ಬದಲಾಗಿದೆ. | Two: changed on your accounts.
    assistant 45–48.4: ಮೂರು, ಕಾರ್ಡಿಗೂ ಹೊಸ ವಿಳಾಸ ಸೇರಿದೆ. | Three: the card has the new address too.
    event 50: Fourth system done | CRM, 112 ms
    assistant 51–55.5: ನಾಲ್ಕು, ಗ್ರಾಹಕ ದಾಖಲೆಯಲ್ಲೂ ಬದಲಾಗಿದೆ. | Four: changed in the customer record too.
    caller 57–60: ಮತ್ತೆ ಫೋನ್ ಮಾಡಬೇಕಾ? | Must I call again?
    assistant 61–69: ಬೇಡ. ನಾಲ್ಕೂ ಬದಲಾವಣೆಗಳು SMS ನಲ್ಲಿವೆ. ಕೋರಿಕೆ ಸಂಖ್ಯೆ TB 4092. | No. All four changes are in the SMS. The request number is TB 4092.
  `),
  reasons: {
    title: 'Four requests that cross departments',
    shareOf: 'completed without a clerk',
    rows: reasonRows({
      'A new address, 69 s, 90%': 'Takes it once, reads it back, and enters it as each system wants.',
      'A new nominee, 84 s, 81%':
        'Checks that the shares make a hundred, sends the form to sign, and files it.',
      'Approvals that wait, 41 s, 86%':
        'Tells the approver what is held and since when, and brings the yes or no back.',
      'Service requests, 58 s, 77%':
        'Names the promised day, chases the team, and calls before the day is missed.',
    }),
  },
  checklist: {
    title: 'Ready for your first process',
    items: [
      'Field lengths and codes of each system',
      'Read-back before the first write',
      'Rollback when a later system refuses',
      'Old screens driven where no API exists',
      'Approval matrix by role and amount',
      'Retries after end-of-day processing',
      'A request number from the first sentence',
      'Exceptions sorted by who can settle them',
    ],
  },
  benefits: {
    title: 'One change, four relieved desks',
    cards: points({
      'The account holder': 'Hears four confirmations and need not call again.',
      'The clerk': 'Sees only the cases that need judgement.',
      'The checker': 'Gets old value, new value and proof on one screen.',
      'The auditor': 'Picks any change and reads who asked, who approved, what was written.',
    }),
  },
  limits: {
    title: 'What waits for a second pair of eyes',
    lead: 'Your operations and audit heads agree this matrix first.',
    rules: points({
      'Maker-checker': `What your matrix marks is entered by ${site.brand} as maker only. A named colleague approves it`,
      'Audit trail':
        'Old value, new value, time, system and a recording of the request, in a log nobody can edit',
      'DPDP correction': 'Personal data is corrected when its owner asks, and the answer is kept',
      'Half-done work': 'If a system refuses, the earlier writes are put back and a person gets the case',
    }),
  },
  results: {
    isSample: true,
    title: 'Two quarters at Tunga Bank',
    lead: 'A sample bank in Mysuru: 4,200 address changes a month. The 26 minutes include a checker; the one minute does not.',
    rows: resultRows({
      'Work on one address change': [26, 1, 'minutes'],
      'Second calls for one request': [18, 3, 'calls in a hundred'],
      'Records that disagreed later': [13, 1, 'records in a hundred'],
      'Cases past their promised day': [27, 6, 'cases in a hundred'],
    }),
    claims: ['connectors', 'costReduction'],
  },
  closing: {
    title: 'Let it take the address change',
    lead: 'Show us the screens a clerk opens today. We map them, set your limits and make ten changes with you watching.',
    dialogHeading: 'Show us your four screens.',
  },
})
