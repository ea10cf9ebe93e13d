import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const leadGeneration = solutionPage('lead-generation', {
  search: {
    title: 'Lead Generation: no enquiry left to go cold',
    description: `${site.brand} calls enquirers back, asks about need, budget and timing, and puts the ready ones in a salesperson’s diary. Only with consent and in calling hours.`,
  },
  hero: {
    title: 'Lead Generation: no enquiry grows cold',
    lead: 'An AI assistant that calls the people who asked, in permitted hours, asks about need, budget and timing, and fills your salesperson’s diary.',
    audience: 'sales teams with many enquiries',
    price: 'voice',
    dialogHeading: 'Have your enquiries called back.',
    terms: [
      'Consent and DND read before each dial',
      '10 am to 7 pm, from a 140 number',
      'One “no” ends it for good',
    ],
  },
  call: spokenCall(`
    readFrom: 49
    assistant 0–6.4: ਸਤ ਸ੍ਰੀ ਅਕਾਲ, ਮੈਂ ਨੂਰ ਸੋਲਰ ਦੀ AI ਸਹਾਇਕ ਹਾਂ। ਕੀ ਤੁਸੀਂ ਫ਼ਾਰਮ ਭਰਿਆ ਸੀ? | Sat sri akal, I am Noor Solar’s AI assistant. Did you fill our form?
    event 6.8: Consent on record | Web form, yesterday 9:20 pm
    caller 7.2–10.4: ਹਾਂ ਜੀ, ਮੈਂ ਕੱਲ੍ਹ ਫ਼ਾਰਮ ਭਰਿਆ ਸੀ। | Yes, I filled the form yesterday.
    assistant 11–16: ਹੁਣੇ ਗੱਲ ਕਰ ਸਕਦੇ ਹਾਂ? ਬਿਜਲੀ ਦਾ ਬਿੱਲ ਕਿੰਨਾ ਆਉਂਦਾ ਹੈ? | Can we talk now? How much is your electricity bill?
    caller 16.7–21.4: ਕਰ ਲਓ। ਗਰਮੀਆਂ ਵਿੱਚ ਮਹੀਨੇ ਦਾ ਅੱਠ-ਨੌਂ ਹਜ਼ਾਰ। | Go ahead. Eight or nine thousand a month in summer.
    assistant 22–26.4: ਛੱਤ ਤੁਹਾਡੀ ਆਪਣੀ ਹੈ? ਤੇ ਬਜਟ ਕਿੰਨਾ ਸੋਚਿਆ ਹੈ? | Is the roof your own? And what budget have you in mind?
    caller 27–32.6: ਆਪਣੀ ਹੈ। ਢਾਈ ਲੱਖ ਤੱਕ, ਜੇ ਸਬਸਿਡੀ ਮਿਲ ਜਾਵੇ। | It is ours. Up to two and a half lakh, if the subsidy comes.
    event 33.7: Qualified | Own roof, ₹2.5 lakh
    assistant 34.8–39.4: ਸਾਡੇ ਹਰਪ੍ਰੀਤ ਜੀ ਕੱਲ੍ਹ ਪੰਜ ਵਜੇ ਛੱਤ ਦੇਖਣ ਆ ਸਕਦੇ ਹਨ। | Our Mr Harpreet can come to see the roof at five tomorrow.
    caller 40.1–44.2: ਛੇ ਵਜੇ ਠੀਕ ਰਹੇਗਾ, ਦਫ਼ਤਰੋਂ ਆ ਕੇ। | Six will be fine, after the office.
    event 45.3: Visit in the diary | Harpreet, tomorrow 6 pm
    assistant 46.4–53: ਕੱਲ੍ਹ ਛੇ ਵਜੇ ਪੱਕਾ। ਸਮਾਂ ਤੇ ਉਨ੍ਹਾਂ ਦਾ ਨੰਬਰ SMS ਕਰ ਦਿੱਤਾ ਹੈ। | Six tomorrow is fixed. I have sent you the time and his number by SMS.
    caller 53.6–56: ਠੀਕ ਹੈ ਜੀ, ਮਿਹਰਬਾਨੀ। | All right, thank you.
  `),
  reasons: {
    title: 'Four things done with an enquiry',
    shareOf: 'done before sales is involved',
    rows: reasonRows({
      'The first call back, 38 s, 97%':
        'Calls back within a minute by day; a form sent at night, when calling hours open.',
      'Need, budget, timing, 56 s, 88%': 'Asks your five questions, and scores the answers as you would.',
      'A place in the diary, 45 s, 82%':
        'Offers free hours by area and skill, and reminds both sides an hour before.',
      'Last year’s list, 34 s, 91%': 'Asks old enquirers once, with consent, whether the plan still stands.',
    }),
  },
  checklist: {
    title: 'Ready for Monday’s list',
    items: [
      'DND scrubbing before each dial',
      'Consent kept with its form and hour',
      'Web, portal and missed-call enquiries',
      'Your scoring sheet, question by question',
      'Salespeople’s diaries, by PIN code',
      'Duplicate forms merged',
      'Source and campaign on every record',
      '“Not now” turned into a date',
    ],
  },
  benefits: {
    title: 'What changes on the sales floor',
    cards: points({
      'The enquirer': 'Called once, at a decent hour, with the form read.',
      'The salesperson': 'Starts the day with visits, not with numbers to dial.',
      'The sales head': 'Knows by ten which campaign brought buyers.',
      'The campaign': 'Each rupee is traced to a visit.',
    }),
  },
  limits: {
    title: 'What a sales call may not do',
    lead: `TRAI’s rules decide who may be called, and from which number.`,
    rules: points({
      'Before dialling': 'DND register and consent are checked. If neither allows the call, nobody is called',
      'On DLT': 'Sender, consent and SMS templates are registered; promotional calls use the 140 series',
      'Calling hours': '10 am to 7 pm, or the hour the person named. Sundays only if asked',
      'After one “no”': 'The call ends, consent is withdrawn, and 1909 is named for a full block',
    }),
  },
  results: {
    isSample: true,
    title: 'Six weeks at Noor Solar',
    lead: 'A sample rooftop installer in Ludhiana: 5,200 enquiries a month from three states.',
    rows: resultRows({
      'From form to first call': [240, 6, 'minutes'],
      'Enquiries never reached': [43, 14, 'enquiries in a hundred'],
      'Enquiries that became visits': [8, 21, 'enquiries in a hundred'],
      'Cost of one booked visit': [980, 420, 'rupees'],
    }),
    claims: ['connectors', 'monthlyInteractions'],
  },
  closing: {
    title: 'Let it call this week’s enquiries',
    lead: 'Send seven days of forms with their consent. By Friday you see who was reached and who fits.',
    dialogHeading: 'Send us a week of forms.',
  },
})
