/** A day as MMDDYYYY, as security filings write days of birth; other text stays as it is, for its layout to refuse. */
export const toCompactDay = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2$3$1')

/** MMDDYYYY as `YYYY-MM-DD`; other text stays as it is, for the rules to refuse. */
export const fromCompactDay = (text: string): string => text.replace(/^(\d{2})(\d{2})(\d{4})$/, '$3-$1-$2')
