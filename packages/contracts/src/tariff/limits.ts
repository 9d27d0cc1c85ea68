/** So many descriptions of goods are searched in one request, and so many characters of each. */
export const MOST_PROPOSED_TEXTS = 50
/** So many lines of goods are compared with the tariff in one request. */
export const MOST_COMPARED_LINES = 50
export const MOST_SEARCHED_CHARACTERS = 200

/** The answers to the questions of a search, in characters. */
export const MOST_ANSWERS_CHARACTERS = 100
