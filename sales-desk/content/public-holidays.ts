/** A day on which many offices in India are closed. */
export interface PublicHoliday {
  /** For example `2027-01-26`. */
  day: string
  name: string
  /** Depends on when the moon is seen: it may come a day later than this. */
  byTheMoon?: true
}

/**
 * Source of the days, as read on 29 November 2026. Until the memorandum for 2027 was available, days that vary by year
 * are those calculated for India by the python-holidays project.
 */
export const publicHolidaySources =
  'the Department of Personnel and Training’s memorandum of 3 July 2025 for 2026, and the calendars of the python-holidays project for 2027'

/**
 * The upcoming gazetted holidays of the central government at Delhi, for the owner of the sales desk to choose from.
 * Nobody observes all of them: states and companies have their own.
 */
export const publicHolidays: readonly PublicHoliday[] = [
  { day: '2026-12-25', name: 'Christmas' },
  { day: '2027-01-26', name: 'Republic Day' },
  { day: '2027-03-09', name: 'Id-ul-Fitr', byTheMoon: true },
  { day: '2027-03-22', name: 'Holi' },
  { day: '2027-03-26', name: 'Good Friday' },
  { day: '2027-04-15', name: 'Ram Navami' },
  { day: '2027-04-18', name: 'Mahavir Jayanti' },
  { day: '2027-05-16', name: 'Id-ul-Zuha (Bakrid)', byTheMoon: true },
  { day: '2027-05-20', name: 'Buddha Purnima' },
  { day: '2027-06-15', name: 'Muharram', byTheMoon: true },
  { day: '2027-08-14', name: 'Milad-un-Nabi', byTheMoon: true },
  { day: '2027-08-15', name: 'Independence Day' },
  { day: '2027-08-25', name: 'Janmashtami' },
  { day: '2027-10-02', name: 'Gandhi Jayanti' },
  { day: '2027-10-09', name: 'Dussehra' },
  { day: '2027-10-29', name: 'Diwali' },
  { day: '2027-11-14', name: 'Guru Nanak’s birthday' },
  { day: '2027-12-25', name: 'Christmas' },
]
