/**
 * Every marketing statement of the site, in one place. They are the operator's to vouch for: a claim whose `vouch`
 * names a setting is left out of the build when the operator lists that name in `SITE_HIDE_CLAIMS`.
 */
export const CLAIMS = {
  savings: { text: 'Savings of up to 60% against brokers.' },
  clearance: { text: 'Most entries clear within 24 hours.' },
  checks: {
    text: 'Built-in compliance checks, 99.8% accuracy.',
    without: 'Built-in compliance checks.',
    vouch: 'accuracy',
  },
  records: { text: 'Audit-ready records kept 7 years. CSV and PDF export.' },
  price: { text: 'A flat fee starting at $75 per entry against broker fees of $150-500+.' },
  filingMinutes: { text: '12', unit: 'minutes' },
  baselineMinutes: { text: '38', unit: 'minutes' },
  passRate: { text: '98.7%', vouch: 'accuracy' },
  supportTickets: { text: '1.4' },
  supportResponse: { text: '24-hour support response.' },
  uptime: { text: '99.9% uptime.', vouch: 'uptime' },
  soc2: { text: 'SOC 2 compliance.', vouch: 'soc2' },
  payment: { text: 'Card and bank transfer payment.' },
} as const satisfies Record<string, { text: string; unit?: string; without?: string; vouch?: string }>

export type ClaimName = keyof typeof CLAIMS

/** The claim's text, its form without the unvouched part, or nothing when the operator cannot vouch for it. */
export function claim(name: ClaimName, hidden: ReadonlySet<string>): string | undefined {
  const entry: { text: string; without?: string; vouch?: string } = CLAIMS[name]
  return entry.vouch && hidden.has(entry.vouch) ? entry.without : entry.text
}

/** Names that the operator hides, from a comma list such as 'soc2,uptime'. */
export const hiddenClaims = (setting: string | undefined): ReadonlySet<string> =>
  new Set(
    (setting ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
