import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { t } from '../../words/t.ts'
import { chargesFee, feeText, waysToPay } from './site-fee.ts'

interface Claim {
  message: MessageDescriptor
  /** Its form without the part that the operator cannot vouch for. */
  without?: MessageDescriptor
  vouch: string
}

/**
 * Every marketing statement of the site, in one place, in the words of the specification. They are the operator's to
 * vouch for: the build leaves out those whose `vouch` is not among `SITE_CLAIMS`. What the installation has measured takes
 * the place of a statement, vouched for or not (`pages/measured.tsx`).
 */
const CLAIMS = {
  savings: {
    message: defineMessage({ id: 'claims.savings', defaultMessage: 'Savings of up to 60% against brokers.' }),
    vouch: 'savings',
  },
  clearance: {
    message: defineMessage({ id: 'claims.clearance', defaultMessage: 'Most entries clear within 24 hours.' }),
    vouch: 'clearance',
  },
  checks: {
    message: defineMessage({
      id: 'claims.checks',
      defaultMessage: 'Built-in compliance checks, 99.8% accuracy.',
    }),
    without: defineMessage({ id: 'claims.checks-alone', defaultMessage: 'Built-in compliance checks.' }),
    vouch: 'accuracy',
  },
  records: {
    message: defineMessage({
      id: 'claims.records',
      defaultMessage: 'Audit-ready records kept 7 years. CSV and PDF export.',
    }),
    without: defineMessage({ id: 'claims.records-export', defaultMessage: 'CSV and PDF export.' }),
    vouch: 'retention',
  },
  recordsKept: {
    message: defineMessage({
      id: 'claims.records-kept',
      defaultMessage: 'We promise audit-ready records kept 7 years.',
    }),
    vouch: 'retention',
  },
  supportResponse: {
    message: defineMessage({
      id: 'claims.support-response',
      defaultMessage: 'We promise a 24-hour support response.',
    }),
    vouch: 'support',
  },
  uptime: {
    message: defineMessage({ id: 'claims.uptime', defaultMessage: '99.9% uptime.' }),
    vouch: 'uptime',
  },
  soc2: {
    message: defineMessage({ id: 'claims.soc2', defaultMessage: 'We claim SOC 2 compliance.' }),
    vouch: 'soc2',
  },
} as const satisfies Record<string, Claim>

/** The figures among the statements: minutes of a filing, checks that pass, tickets for each 100 filings. */
const FIGURES = {
  filingMinutes: { figure: '12', vouch: 'times' },
  baselineMinutes: { figure: '38', vouch: 'times' },
  passRate: { figure: '98.7%', vouch: 'accuracy' },
  supportTickets: { figure: '1.4', vouch: 'support' },
} as const

/** What the operator vouches for of the fee, where one is charged. */
const FEE_CLAIMS = ['price', 'payment'] as const

/** The flat fee against those of brokers; nothing where none is charged, and for an operator who cannot vouch for it. */
export const priceClaim = (hidden: ReadonlySet<string>): string | undefined =>
  chargesFee() && !hidden.has('price')
    ? t(
        {
          id: 'claims.price',
          defaultMessage: 'We offer a flat fee per entry, {fee}, against broker fees of $150-500+.',
        },
        { fee: feeText() },
      )
    : undefined

/** How the fee is paid; nothing where none is charged, and for an operator who cannot vouch for it. */
export const paymentClaim = (hidden: ReadonlySet<string>): string | undefined =>
  hidden.has('payment') ? undefined : waysToPay()

/** The names that `SITE_CLAIMS` takes. */
const CLAIM_SETTINGS: ReadonlySet<string> = new Set(
  [...Object.values(CLAIMS), ...Object.values(FIGURES)]
    .map(({ vouch }) => vouch as string)
    .concat(FEE_CLAIMS),
)

/** The claim's text, its form without the unvouched part, or nothing when the operator cannot vouch for it. */
export function claim(name: keyof typeof CLAIMS, hidden: ReadonlySet<string>): string | undefined {
  const { message, without, vouch }: Claim = CLAIMS[name]
  const shown = hidden.has(vouch) ? without : message
  return shown && t(shown)
}

/** A figure, such as '12'; nothing when the operator cannot vouch for it. */
export const figure = (name: keyof typeof FIGURES, hidden: ReadonlySet<string>): string | undefined =>
  hidden.has(FIGURES[name].vouch) ? undefined : FIGURES[name].figure

/**
 * The names that the operator does not vouch for. `SITE_CLAIMS` lists those that it vouches for, such as 'savings,times';
 * without a setting all are, and 'none' is none.
 */
export function unvouchedClaims(setting: string | undefined): ReadonlySet<string> {
  if (!setting?.trim()) return new Set()
  const vouched = setting.split(',').map((name) => name.trim())
  const unknown = vouched.filter((name) => name && name !== 'none' && !CLAIM_SETTINGS.has(name))
  if (unknown.length > 0) throw new Error(`SITE_CLAIMS names ${unknown.join(', ')}, which is no claim`)
  return new Set([...CLAIM_SETTINGS].filter((name) => !vouched.includes(name)))
}
