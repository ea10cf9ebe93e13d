/** Rupees for a minute of an agent or clerk, with everything in it: the sample in all worked sums of the site. */
const personMinute = 6

export const personHour = personMinute * 60
