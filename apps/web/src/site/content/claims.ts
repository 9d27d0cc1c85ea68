/**
 * Every marketing statement of the site, in one place, in the words of the specification. They are the operator's to
 * vouch for: the build leaves out those whose `vouch` the operator lists in `SITE_HIDE_CLAIMS`.
 */
const CLAIMS = {
  savings: { text: 'Savings of up to 60% against brokers.', vouch: 'savings' },
  clearance: { text: 'Most entries clear within 24 hours.', vouch: 'clearance' },
  checks: {
    text: 'Built-in compliance checks, 99.8% accuracy.',
    without: 'Built-in compliance checks.',
    vouch: 'accuracy',
  },
  records: {
    text: 'Audit-ready records kept 7 years. CSV and PDF export.',
    without: 'CSV and PDF export.',
    vouch: 'retention',
  },
  recordsKept: { text: 'Audit-ready records kept 7 years.', vouch: 'retention' },
  price: {
    text: 'A flat fee starting at $75 per entry against broker fees of $150-500+.',
    vouch: 'price',
  },
  filingMinutes: { text: '12', vouch: 'times' },
  baselineMinutes: { text: '38', vouch: 'times' },
  passRate: { text: '98.7%', vouch: 'accuracy' },
  supportTickets: { text: '1.4', vouch: 'support' },
  supportResponse: { text: '24-hour support response.', vouch: 'support' },
  uptime: { text: '99.9% uptime.', vouch: 'uptime' },
  soc2: { text: 'SOC 2 compliance.', vouch: 'soc2' },
  payment: { text: 'Card and bank transfer payment.', vouch: 'payment' },
} as const satisfies Record<string, { text: string; without?: string; vouch: string }>

export type ClaimName = keyof typeof CLAIMS

/** The names that `SITE_HIDE_CLAIMS` takes. */
export const CLAIM_SETTINGS: ReadonlySet<string> = new Set(Object.values(CLAIMS).map(({ vouch }) => vouch))

/** The claim's text, its form without the unvouched part, or nothing when the operator cannot vouch for it. */
export function claim(name: ClaimName, hidden: ReadonlySet<string>): string | undefined {
  const entry: { text: string; without?: string; vouch: string } = CLAIMS[name]
  return hidden.has(entry.vouch) ? entry.without : entry.text
}

/** The claim inside a sentence: 'card and bank transfer payment'. Nothing when it is hidden. */
export function claimPhrase(name: ClaimName, hidden: ReadonlySet<string>): string | undefined {
  return claim(name, hidden)
    ?.replace(/\.$/, '')
    .replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())
}

/** Names that the operator hides, from a comma list such as 'soc2,uptime'. */
export const hiddenClaims = (setting: string | undefined): ReadonlySet<string> =>
  new Set(
    (setting ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
