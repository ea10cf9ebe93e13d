import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const customerSupport = solutionPage('customer-support', {
  search: {
    title: 'Customer Support: mended before a van is sent',
    description: `Error codes, warranty, spare parts and engineer visits: ${site.brand} talks the owner through the repair, stops where it is unsafe and sends a van only if needed.`,
  },
  hero: {
    title: 'Customer Support: mended by phone, before a van leaves',
    lead: 'An AI assistant that hears the fault code, finds the machine and its warranty, and gives one step at a time. It stops where a step is unsafe.',
    audience: 'makers and sellers with a service line',
    price: 'voice',
    dialogHeading: 'Hear E4 fixed in Telugu.',
    terms: [
      'From fault code to part number',
      'A stop where a step is unsafe',
      'Right to repair, named on the call',
    ],
  },
  call: spokenCall(`
    readFrom: 75
    assistant 0–3.1: నమస్తే, వాగు అప్లయన్సెస్. చెప్పండి. | Hello, Vaagu Appliances. Go ahead.
    caller 3.9–10.2: మెషీన్ E4 చూపిస్తోంది, నీళ్లు బయటకు పోవడం లేదు. | The machine shows E4 and the water will not drain.
    assistant 10.9–18.2: ముందు ప్లగ్ తీసేయండి. కింద కుడివైపు చిన్న మూత తెరవండి. | First pull out the plug. Then open the small flap at the bottom right.
    event 21: Washer found | Bought 2023, under warranty
    caller 27.3–30.5: తెరిచాను. ఫిల్టర్ కనిపిస్తోంది. | It is open. I can see the filter.
    assistant 31.2–37.5: కింద గిన్నె పెట్టి, ఫిల్టర్‌ను నెమ్మదిగా ఎడమకు తిప్పండి. | Put a bowl under it and turn the filter slowly to the left.
    event 41: Fault noted | E4, drain filter
    caller 47.6–50.8: హెయిర్‌పిన్ ఇరుక్కుంది. తీసేశాను. | A hairpin was stuck. I have taken it out.
    assistant 51.5–57.8: ఫిల్టర్ బిగించి, చేతులు తుడుచుకుని, ప్లగ్ పెట్టి డ్రెయిన్ నొక్కండి. | Tighten the filter, dry your hands, plug in and press Drain.
    event 61.5: Visit held in reserve | Tomorrow 4 pm, freed at 1:12
    caller 66.9–71.1: నీళ్లు పోతున్నాయి, E4 కూడా పోయింది! | The water is going, and E4 has gone too!
    assistant 71.8–80.2: బాగుంది. కేసు VA 6310 మూసేశాను. రేపు ఒకసారి ఫోన్ చేసి అడుగుతాను. | Good. I have closed case VA 6310. I will call once tomorrow and ask.
    caller 80.9–83: థాంక్యూ అండి. | Thank you.
  `),
  reasons: {
    title: 'Four faults that fill a service line',
    shareOf: 'mended or answered by voice',
    rows: reasonRows({
      'Error codes, step by step, 83 s, 78%':
        'Reads the manual for that model, says one step, and waits for the owner.',
      'Warranty and bills, 52 s, 93%': 'Works out cover from the invoice date and sends the warranty card.',
      'Spare parts, 64 s, 87%': 'Finds the part number, with price, stock and the day it arrives.',
      'Engineer visits, 75 s, 90%':
        'Offers two slots, loads the likely part, and calls if the engineer is late.',
    }),
  },
  checklist: {
    title: 'Ready for the first fault',
    items: [
      'Manuals by model, year and firmware',
      'Serial number by voice, photo or SMS',
      'Silence kept while hands are busy',
      'Part numbers with price and stock',
      'Visit slots by PIN code and skill',
      'Steps already tried, told to the engineer',
      'A check-up call the next day',
      'Recall notices matched to serial numbers',
    ],
  },
  benefits: {
    title: 'Fewer vans, better visits',
    cards: points({
      'The owner': 'A working machine today, and no half-day of waiting.',
      'The engineer': 'Arrives with the right part and repeats no step.',
      'The service head': 'Sees which model fails, and at what age.',
      'The parts store': 'Orders parts weeks before they run short.',
    }),
  },
  limits: {
    title: 'Where the caller must put the tool down',
    lead: 'Your service engineers draw these lines for each model.',
    rules: points({
      'Safety stops':
        'Burning smell, shock, gas, smoke, a swollen battery: switch off, stand clear, a person takes over',
      'Leaves shut': 'Sealed panels, mains covers and gas lines. Only an engineer opens those',
      Warranty: 'Only your desk may refuse a claim, in writing and with a reason',
      'Right to repair':
        'Names part, price and manual, whoever fits it. Gives the consumer helpline, 1915, if asked',
    }),
  },
  results: {
    isSample: true,
    title: 'A hot quarter at Vaagu Appliances',
    lead: 'A sample maker of washers and coolers in Vijayawada: 48,000 calls a month, April to June.',
    rows: resultRows({
      'Faults mended without a visit': [22, 57, 'faults in a hundred'],
      'Second visits for one fault': [29, 12, 'visits in a hundred'],
      'Hours with a broken machine': [76, 19, 'hours'],
      'Cost of closing one fault': [540, 210, 'rupees'],
    }),
    claims: ['queryResolution', 'monthlyInteractions'],
  },
  closing: {
    title: 'Let it take the E4 call',
    lead: 'Give us one model’s manual and its ten commonest codes. We return a line that talks owners through them.',
    dialogHeading: 'Bring us one manual.',
  },
})
