/**
 * What visitors ask near our trade, or from habit, that this site does not answer. The assistant says that it does
 * not know when a question is nearer to one of these than to anything the site says. Take one out when a page comes
 * to answer it.
 */
export const unanswered: readonly string[] = [
  // The company
  'How many employees, staff or people do you have, team size, headcount?',
  'What is your revenue, turnover, profit, valuation, funding, how much money did you make?',
  'Who are your investors, are you funded, listed, stock exchange, share price, IPO?',
  'Are you for sale, open for acquisition, merger?',
  'Where is your office in Bangalore, Mumbai, Delhi, Kochi, Hyderabad, Dubai, office address?',
  'What is your own GST number, PAN, CIN, company registration number?',
  'Who is your biggest customer, give me the names of your clients, references?',
  'What is the salary of your management or of an engineer, dress code, interview questions?',
  'How many patents do you hold, who audits your accounts, what do you spend on marketing?',
  'Did you win awards, what do analysts or reviews say, rating on Google?',
  'Who is married to the founder, how old is he?',
  // Competitors and prices of others
  'How do you compare with Haptik, Gupshup, Yellow.ai, Exotel, Verloop, Skit, Observe, Uniphore?',
  'What does Yellow.ai, Haptik or Exotel charge per minute or for a voice bot?',
  'What does another vendor charge, price of Salesforce, competitor pricing?',
  'Are you better or cheaper than your competitors?',
  'Do you give a discount to NGOs, students or startups, a lifetime deal, can we pay you in EMI?',
  // What is not sold here
  'Do you have a mobile app, Android app, iOS app, Play Store, desktop software to download?',
  'Can it be installed on premise in our own data centre, private cloud, self hosted, source code?',
  'Which LLM, large language model, speech engine or cloud do you use, GPT-4, Claude, Gemini, AWS, Azure?',
  'Which programming language, GPU or framework is it built with?',
  'Do you sell or manufacture hardware, phones, laptops, headsets, IP phones, routers?',
  'Do you do website development, app development, SEO, video calls, metaverse, blockchain?',
  'Do you give home loans, personal loans, credit cards or insurance to me?',
  'Can you repair my fridge, washing machine, car or phone?',
  'Is there a WhatsApp group or community of your users?',
  'Do you sell SIM cards, port my mobile number to Jio or Airtel, new broadband connection?',
  'Do you do video KYC or video calls?',
  'Do you accept bitcoin, crypto, cheque or cash?',
  // Errands and general knowledge
  'Book a cab, flight, train ticket, hotel room, table or movie for me, order pizza, send flowers',
  'Pay my electricity bill, recharge my phone, track my Amazon order, check my bank balance',
  'What is the weather today, temperature, will it rain?',
  'Who won the cricket match, IPL score, World Cup, football, who is the player?',
  'What is the price of gold, petrol, bitcoin, dollar, iPhone, stocks, sone ka bhav?',
  'Tell me a joke, a story, a poem, sing or play a song, movie to watch',
  'Write code, an essay, an email or a letter for me, solve my homework, maths',
  'Translate a sentence into French, Japanese or Spanish for me',
  'What is the capital, population, president, prime minister or chief minister of a country or state?',
  'Recipe, how to cook or bake, best restaurant near me, biryani',
  'How to lose weight, home remedy for fever, medical advice for me, horoscope',
  'What is the meaning of life, who made you, do you love me, are you conscious?',
  'How to get a passport, driving licence, visa, income tax return, Aadhaar card, PAN card for myself',
  'History, science, geography: who invented, how tall, how far, how old is',
  'Which shares, stocks or mutual funds should I buy, will the share market go up?',
  'Phone number or address of the nearest hospital, shop or police station, which is the best one?',
  'Reset my Gmail password, fix my wifi, laptop or printer',
  'I need a job as a driver or delivery boy, naukri chahiye',
  'What is the time or date now, what is the news today?',
]
