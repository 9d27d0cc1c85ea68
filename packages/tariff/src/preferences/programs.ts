/** A program under which goods of some origins may claim a rate of the special column. */
export interface PreferenceProgram {
  /** The special program indicator that the entry claims and the special column prints. */
  readonly spi: string
  /** The last entry date of the program. */
  readonly until?: string
  /** Where origin and the proof of it are regulated. */
  readonly source: string
}

/** The programs of the special column. Whose goods may claim each is with the indicators of the domain. */
export const PREFERENCE_PROGRAMS: readonly PreferenceProgram[] = [
  { spi: 'A', until: '2020-12-31', source: '19 CFR 10.171' },
  { spi: 'A+', until: '2020-12-31', source: '19 CFR 10.171' },
  { spi: 'AU', source: '19 CFR 10.721' },
  { spi: 'B', source: 'HTSUS general note 5' },
  { spi: 'BH', source: '19 CFR 10.801' },
  { spi: 'C', source: 'HTSUS general note 6' },
  { spi: 'CA', until: '2020-06-30', source: '19 CFR 181.11' },
  { spi: 'CL', source: '19 CFR 10.401' },
  { spi: 'CO', source: '19 CFR 10.3001' },
  { spi: 'D', until: '2026-12-31', source: '19 CFR 10.178a' },
  { spi: 'E', source: '19 CFR 10.191' },
  { spi: 'IL', source: 'HTSUS general note 8' },
  { spi: 'J', until: '2013-07-31', source: '19 U.S.C. 3201' },
  { spi: 'J+', until: '2013-07-31', source: '19 U.S.C. 3201' },
  { spi: 'JO', source: '19 CFR 10.701' },
  { spi: 'JP', source: 'HTSUS general note 36' },
  { spi: 'K', source: 'HTSUS general note 13' },
  { spi: 'KR', source: '19 CFR 10.1001' },
  { spi: 'L', source: 'HTSUS general note 14' },
  { spi: 'MA', source: '19 CFR 10.761' },
  { spi: 'MX', until: '2020-06-30', source: '19 CFR 181.11' },
  { spi: 'NP', until: '2025-12-31', source: '19 U.S.C. 4454' },
  { spi: 'OM', source: '19 CFR 10.861' },
  { spi: 'P', source: '19 CFR 10.581' },
  { spi: 'P+', source: '19 CFR 10.581' },
  { spi: 'PA', source: '19 CFR 10.2001' },
  { spi: 'PE', source: '19 CFR 10.901' },
  {
    spi: 'R',
    until: '2030-09-30',
    source: '19 CFR 10.221',
  },
  { spi: 'S', source: '19 CFR 182.11' },
  { spi: 'S+', source: '19 CFR 182.11' },
  { spi: 'SG', source: '19 CFR 10.501' },
]

/** Whether a program had ended by an entry date. */
export const hasEnded = ({ until }: PreferenceProgram, day: string): boolean =>
  until !== undefined && day > until
