/**
 * Words of subjects that this site never speaks of. A question with one of them is hardly meant for it, however many
 * other words it has in common with a page.
 */
export const farWords: readonly string[] = // Sport, play and shows
  (
    'cricket cricketer ipl batsman wicket football soccer fifa olympics tennis kabaddi chess badminton stadium kohli dhoni messi ronaldo ' +
    'movie movies film films actor actress bollywood hollywood netflix song songs lyrics singer guitar dance anime game games gaming pubg riddle joke jokes shayari poem poetry novel ' +
    // Food and home
    'recipe recipes biryani pizza burger paneer cake cook cooking bake cafe chai coffee sweets tomato tomatoes vegetable garden gardening mosquito mosquitoes chair chairs furniture plumber curtain sofa ' +
    'dog dogs cat cats pet puppy goldfish elephant tiger lion bird ' +
    // Body, mind and stars
    'weight diet gym workout yoga horoscope astrology zodiac kundli rashifal lucky lottery marriage married wedding girlfriend boyfriend divorce birthday gift valentine paracetamol headache acne pregnancy calories ' +
    // Travel and weather
    'weather rainy temperature monsoon climate airfare visa irctc pnr goa manali shimla ladakh himalaya beach tourist taxi cab uber ola rapido ' +
    // Money and markets
    'sensex nifty crypto bitcoin ethereum silver bullion dollar euro rupee forex sona repo inflation gdp mutual sip-investment dividend lottery jackpot itr gstr ' +
    // State, law and history
    'president minister chief-minister parliament election elections politician politics modi rahul gandhi trump army war population literacy river mountain everest planet moon mars galaxy dinosaur ' +
    'history king queen empire mughal freedom constitution landlord jail murder dowry alimony licence driving challan ration ' +
    // School and science
    'homework maths algebra photosynthesis physics chemistry biology geography essay exam exams neet jee upsc syllabus grammar pythagoras theorem quantum gravity ' +
    // Machines and makers
    'python javascript java css photoshop logo iphone samsung laptop laptops television motorcycle tyre printer router gmail facebook-password youtube spotify ' +
    'jio tesla spacex elon musk bezos ambani tata-motors nvidia ' +
    // Of a firm, what it keeps to itself
    'investor investors funding funded valuation ipo shareholders turnover ebitda acquisition salary salaries stipend ctc dresscode'
  ).split(' ')
