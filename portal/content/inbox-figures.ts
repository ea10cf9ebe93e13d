/** What the rail and the overview need from the inbox, without its texts. Times are demo seconds. */
export const openAsItBegins = 146

/** When customers ask for a person, unless somebody has already taken the conversation. */
export const asksForPersonAt = { z1: -120, z9: 84, z3: 205 }

/** When conversations begin that did not exist at 11:42. */
export const beginsAt = { z13: 22 }

export const closedAsItBegins = ['z5']
