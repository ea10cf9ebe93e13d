import type { AgentAnswer } from '../agent-answer.ts'

/** What callers of hospitals, schools, shops, builders and hotels ask. */
export const homesAndStays: readonly AgentAnswer[] = [
  {
    asked: [
      'Does the bot read lab test results or diagnose, medical advice?',
      'Can it tell the patient what the report says?',
      'can it advise on symptoms',
      'will it tell my blood report',
      'give a diagnosis',
      'suggest medicines',
    ],
    say: 'No. It never diagnoses, changes a medicine or reads a test result aloud. It says whether the report is ready.',
    page: '/solutions/healthcare',
    quote: 'Diagnose, change a medicine, or read a test result aloud',
  },
  {
    asked: [
      'emergency call to hospital, chest pain, bleeding, breathlessness',
      'What happens if a patient has an emergency on the call?',
      'heart attack call',
      'critical patient on the line',
      'someone faints',
    ],
    say: 'It stops at once. The emergency desk gets the call and the address.',
    page: '/solutions/healthcare',
    quote:
      'Chest pain, bleeding, breathlessness, self-harm. The emergency desk gets the call and the address',
  },
  {
    asked: [
      'cancel or book a doctor appointment, waiting list, freed slot',
      'reserve a consultation',
      'change the visit time',
      'see the physician tomorrow',
      'OPD slot',
      'fill cancelled slots',
    ],
    page: '/solutions/healthcare',
    quote:
      'Reads the doctor’s live list, offers two times, and gives a freed slot to the waiting list within a minute.',
  },
  {
    asked: [
      'pre-admission calls, fasting instructions before surgery or test',
      'what to eat before the operation',
      'instructions the night before a procedure',
    ],
    page: '/solutions/healthcare',
    quote: 'Rings the evening before: fasting, medicines to stop, papers to bring, who will come along.',
  },
  {
    asked: [
      'cashless approval status, TPA, insurance desk at hospital',
      'insurer’s approval for hospital bill',
      'pre-authorisation status',
    ],
    page: '/solutions/healthcare',
    quote:
      'Takes the policy details, tells the family what stage the approval is at, and rings when it moves.',
  },
  {
    asked: [
      'Patients call early in the morning before the hospital desk opens, missed morning calls',
      'front desk opens late and patients ring at dawn',
      'calls before opening hours',
    ],
    say: 'One article tells of a hospital in Coimbatore that let the assistant take the calls from 5 to 8 am.',
    page: '/blog/an-appointment-desk-that-is-awake-at-5-am',
    quote: 'Half of the numbers rang again after eight, in the hour when the desk was fullest.',
  },
  {
    asked: [
      'Reports and bills of patients, is my report ready',
      'lab result availability',
      'collect the scan film',
      'when can I pick up my report',
    ],
    say: 'It says whether the report is ready and where to collect it.',
    page: '/solutions/healthcare',
    quote: 'Says whether the report is ready and where to collect it. It never reads a result aloud.',
  },
  {
    asked: [
      'admission enquiry for coaching, course details, trial class booking',
      'new student wants details',
      'free demo class',
      'coaching fees enquiry',
    ],
    page: '/solutions/edtech',
    quote:
      'Asks class, board and target exam, names the course that fits with its whole fee, and books a trial lesson.',
  },
  {
    asked: [
      'attendance and test dates to parents, absent student alert',
      'did my child come to class',
      'marks and presence for guardians',
    ],
    page: '/solutions/edtech',
    quote: 'Gives attendance and test dates to the parent on record, at the time of day that parent chose.',
  },
  {
    asked: [
      'batch change for a student, timetable change',
      'my class timing clashes',
      'shift to the evening batch',
    ],
    page: '/solutions/edtech',
    quote: 'Looks for a seat with the same teacher, moves the student on the roll and sends the new hours.',
  },
  {
    asked: [
      'How is children’s data handled, students under eighteen, minors, parental consent?',
      'pupils’ records and privacy',
      'consent from mother or father',
    ],
    say: 'A child’s data is kept only with a parent’s consent, and never used for targeted advertising.',
    page: '/solutions/edtech',
    quote: 'Keeps a child’s data only with a parent’s consent, and never for targeted advertising',
  },
  {
    asked: [
      'Does the assistant promise a rank, selection or placement to students?',
      'guarantee of admission to IIT',
      'job guarantee',
    ],
    say: 'Never. It promises no rank, no selection and no job.',
    page: '/solutions/edtech',
    quote: 'A rank, a selection or a job.',
  },
  {
    asked: [
      'where is my refund, refund status for online order',
      'money not credited after return',
      'when will I get my money back for the item',
    ],
    page: '/solutions/ecommerce',
    quote:
      'Reads the stage at the payment gateway and gives the reference by which the bank can find the money.',
  },
  {
    asked: [
      'festival sale rush, Diwali peak for online store, extra lines',
      'big billion day traffic',
      'Black Friday',
      'sale season load',
    ],
    say: 'Yes. Extra lines are switched on for a festival sale.',
    page: '/solutions/ecommerce',
    quote: 'Extra lines for a festival sale',
  },
  {
    asked: [
      'reduce RTO, return to origin, undelivered parcels, failed delivery attempts',
      'parcels coming back',
      'buyers refusing deliveries',
      'nobody home at delivery',
      'fake address',
    ],
    say: 'It calls within ten minutes of a failed delivery, and asks about doubtful cash orders before packing.',
    page: '/solutions/ecommerce',
    quote: 'Failed-delivery call within ten minutes',
  },
  {
    asked: [
      'Is there a limit on refunds the bot can give, who approves a big refund?',
      'ceiling on money the bot may give back',
      'authority to approve a refund',
    ],
    say: 'Up to the amount you allow. Above it, one of your people agrees first.',
    page: '/solutions/ecommerce',
    quote: 'Up to the amount you allow. Above it, one of your people agrees first',
  },
  {
    asked: [
      'property price, flat availability, carpet area, RERA number, floor plan',
      'which apartments are left',
      'cost of a two bedroom',
      'brochure with layout',
      'super built-up',
    ],
    page: '/solutions/real-estate',
    quote:
      'Says what is open by tower and floor, gives carpet area, and sends the plan with the RERA number on it.',
  },
  {
    asked: [
      'demand letter, payment schedule, instalment due for flat, ledger',
      'builder’s next instalment',
      'how much is due on my flat',
    ],
    page: '/solutions/real-estate',
    quote: 'Says which stage of work a demand letter is for and what has come in, then sends the ledger.',
  },
  {
    asked: [
      'when will I get possession of my flat, construction update',
      'handover of keys',
      'project delayed',
      'when is the tower ready',
    ],
    page: '/solutions/real-estate',
    quote: 'Tells each allottee the stage of their tower and the date filed with RERA, never a kinder one.',
  },
  {
    asked: [
      'Can the bot negotiate price or give a discount to home buyers?',
      'haggling',
      'best price for the house',
      'bargaining',
    ],
    say: 'No. It never offers a discount, an assured return, or possession before the registered date. Negotiation stays with your sales team.',
    page: '/solutions/real-estate',
    quote: 'A discount, an assured return, or possession before the date in the register',
  },
  {
    asked: [
      'hotel room change, extra bed, change of dates, GST on room tariff',
      'extend the stay',
      'upgrade to a suite',
      'change check-in date',
    ],
    page: '/solutions/hospitality-travel',
    quote:
      'Checks live inventory, quotes the difference with GST and rewrites the booking while the guest listens.',
  },
  {
    asked: [
      'hotel booking cancellation and refund, cancellation window',
      'cancel my stay',
      'no-show charges',
      'get the booking money back',
    ],
    page: '/solutions/hospitality-travel',
    quote: 'Says how many free hours are left and what goes back to the card, then waits for a clear yes.',
  },
  {
    asked: [
      'airport pick-up, late arrival, no show, flight delayed',
      'reach the hotel at 2 am',
      'taxi from the airport',
      'delayed plane',
    ],
    page: '/solutions/hospitality-travel',
    quote:
      'Keeps the booking open past the no-show hour, finds a driver and leaves word for the night porter.',
  },
  {
    asked: [
      'missed connection, travel plan changed, rebooking cab and dinner',
      'itinerary disrupted',
      'train missed during the tour',
    ],
    page: '/solutions/hospitality-travel',
    quote: 'Moves the cab, the houseboat and the dinner table to the new arrival, and warns each supplier.',
  },
  {
    asked: [
      'manufacturing company, dealers, spare parts desk, breakdown line, supplier follow-up',
      'Do you work with manufacturers or factories?',
      'industrial firms',
      'plant breakdown',
      'distributors asking stock',
      'vendor chasing',
    ],
    say: 'Yes: a breakdown line, a dealer and spares desk, and supplier follow-up.',
    page: '/solutions',
    quote: 'Stock, price and dispatch date from the ERP, by voice or e-mail.',
  },
]
