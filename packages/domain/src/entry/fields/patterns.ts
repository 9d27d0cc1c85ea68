/** Codes of a fixed form in canonical JSON, each with the sentence for what does not fit. */
export const PATTERNS = {
  twoDigits: { pattern: '^\\d{2}$', say: 'Must be two digits.' },
  threeDigits: { pattern: '^\\d{3}$', say: 'Must be three digits.' },
  digit: { pattern: '^\\d$', say: 'Must be one digit.' },
  port: { pattern: '^[A-Z0-9]{4}$', say: 'Must be four upper-case letters or digits.' },
  country: { pattern: '^[A-Z]{2}$', say: 'Must be a two-letter country code in upper case.' },
  countryOrNone: {
    pattern: '^([A-Z]{2}|N/A)$',
    say: 'Must be a two-letter country code in upper case, or N/A.',
  },
  threeLetters: { pattern: '^[A-Z]{3}$', say: 'Must be three letters in upper case.' },
  currency: { pattern: '^[A-Z]{3}$', say: 'Must be a three-letter currency code in upper case.' },
} as const
