import { site } from '../site.ts'
import { checkSolutionPage, spokenTurns } from './solution-page.ts'

export const processAutomation = checkSolutionPage('process-automation', {
  search: {
    title: 'Process Automation: one request, four systems',
    description: `An address, a nominee, an approval: ${site.brand} writes the change into each system in turn, says each one aloud, and keeps a trail your auditors can follow.`,
  },
  hero: {
    title: 'Process Automation: asked once, changed in four systems.',
    lead: 'With an AI assistant, archive, core banking, cards and CRM take the change in one call. Each write is confirmed before it is spoken.',
    audience: 'heads of operations at banks and insurers',
    price: 'quoted',
    dialogHeading: 'Follow one change through.',
  },
  call: {
    // The address change that the product page draws: same systems, same seconds.
    turns: spokenTurns(`
      assistant 0–3: ನಮಸ್ಕಾರ, ತುಂಗಾ ಬ್ಯಾಂಕ್. ಹೇಳಿ. | Hello, Tunga Bank. Yes?
      caller 4–9.5: ನನ್ನ ವಿಳಾಸವನ್ನು ಎಲ್ಲಾ ಕಡೆ ಬದಲಾಯಿಸಿ. | Change my address everywhere.
      assistant 10.2–15: SMS ಕೋಡ್ ಅನ್ನು ಫೋನಿನಲ್ಲಿ ಒತ್ತಿ, ಹೊಸ ವಿಳಾಸ ಹೇಳಿ. | Key in the code from the SMS, and tell me the new address.
      caller 17–22: ಮನೆ 27, 4ನೇ ಮೇನ್, ಸರಸ್ವತಿಪುರಂ, ಮೈಸೂರು 570009. | House 27, 4th Main, Saraswathipuram, Mysuru 570009.
      assistant 23–30: ನೀವು ಕಳುಹಿಸಿದ ಪುರಾವೆ ಸರಿಯಿದೆ: 27, 4ನೇ ಮೇನ್, 570009. ಈಗ ಬದಲಾಯಿಸುತ್ತೇನೆ. | The proof you sent matches: 27, 4th Main, 570009. I am changing it now.
      assistant 31.6–35.5: ಒಂದು, KYC ದಾಖಲೆಯಲ್ಲಿ ಬದಲಾಗಿದೆ. | One, it is changed in the KYC file.
      assistant 38–42: ಎರಡು, ನಿಮ್ಮ ಖಾತೆಗಳಲ್ಲಿ ಬದಲಾಗಿದೆ. | Two, it is changed on your accounts.
      assistant 45–48.4: ಮೂರು, ಕಾರ್ಡಿಗೂ ಹೊಸ ವಿಳಾಸ ಸೇರಿದೆ. | Three, the card has the new address too.
      assistant 51–55.5: ನಾಲ್ಕು, ಗ್ರಾಹಕ ದಾಖಲೆಯಲ್ಲೂ ಬದಲಾಗಿದೆ. | Four, it is changed in the customer record as well.
      caller 57–60: ಮತ್ತೆ ಫೋನ್ ಮಾಡಬೇಕಾ? | Must I call again?
      assistant 61–69: ಬೇಡ. ನಾಲ್ಕೂ ಬದಲಾವಣೆಗಳು SMS ನಲ್ಲಿವೆ. ಕೋರಿಕೆ ಸಂಖ್ಯೆ TB 4092. | No. All four changes are in the SMS. The request number is TB 4092.
    `),
    readFrom: 53,
    events: [
      { at: 16, title: 'Code matched', detail: 'Keyed in, never spoken' },
      { at: 37, title: 'Accounts updated', detail: 'KYC archive, core banking' },
      { at: 50, title: 'Fourth system done', detail: 'CRM, 112 ms' },
    ],
  },
  reasons: {
    title: 'Four requests that cross departments.',
    shareOf: 'completed without a clerk',
    rows: [
      {
        title: 'A new address',
        text: 'Takes it once, reads it back, and enters it as each system wants.',
        seconds: 69,
        share: 90,
      },
      {
        title: 'A new nominee',
        text: 'Checks that the shares make a hundred, sends the form to sign, and files it.',
        seconds: 84,
        share: 81,
      },
      {
        title: 'Approvals that wait',
        text: 'Tells the approver what is held and since when, and brings the yes or no back.',
        seconds: 41,
        share: 86,
      },
      {
        title: 'Service requests',
        text: 'Names the promised day, chases the team, and calls before the day is missed.',
        seconds: 58,
        share: 77,
      },
    ],
  },
  checklist: {
    title: 'Ready for your first process.',
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
    title: 'One change, four relieved desks.',
    cards: [
      { who: 'The account holder', text: 'Hears four confirmations and need not call again.' },
      { who: 'The clerk', text: 'Sees only the cases that need judgement.' },
      { who: 'The checker', text: 'Gets old value, new value and proof on one screen.' },
      { who: 'The auditor', text: 'Picks any change and reads who asked, who approved, what was written.' },
    ],
  },
  limits: {
    title: 'What waits for a second pair of eyes.',
    lead: 'Your operations and audit heads agree this matrix first.',
    rules: [
      {
        when: 'Maker-checker',
        what: `What your matrix marks is entered by ${site.brand} as maker only. A named colleague approves it`,
      },
      {
        when: 'Audit trail',
        what: 'Old value, new value, time, system and a recording of the request, in a log nobody can edit',
      },
      {
        when: 'DPDP correction',
        what: 'Personal data is corrected when its owner asks, and the answer is kept',
      },
      {
        when: 'Half-done work',
        what: 'If a system refuses, the earlier writes are put back and a person gets the case',
      },
    ],
  },
  results: {
    title: 'Two quarters at Tunga Bank.',
    lead: 'A sample bank in Mysuru: 4,200 address changes a month. The 26 minutes include a checker; the one minute does not.',
    rows: [
      { measure: 'Work on one address change', unit: 'minutes', perLine: 1, before: 26, after: 1 },
      {
        measure: 'Second calls for one request',
        unit: 'calls in a hundred',
        perLine: 1,
        before: 18,
        after: 3,
      },
      {
        measure: 'Records that disagreed later',
        unit: 'records in a hundred',
        perLine: 1,
        before: 13,
        after: 1,
      },
      {
        measure: 'Cases past their promised day',
        unit: 'cases in a hundred',
        perLine: 1,
        before: 27,
        after: 6,
      },
    ],
    claims: ['connectors', 'costReduction'],
  },
  closing: {
    title: 'Let it take the address change.',
    lead: 'Show us the screens a clerk opens today. We map them, set your limits and make ten changes with you watching.',
    button: 'Schedule Consultation',
    dialogHeading: 'Show us your four screens.',
  },
})
