/** Rupees per minute of an agent or clerk, all costs included: the sample in all worked sums of the site. */
const personMinute = 6

export const personHour = personMinute * 60
