import { CAFTA_DR } from '../countries/index.ts'

/** A program under which goods of some origins may claim a rate of the special column. */
export interface PreferenceProgram {
  /** The special program indicator that the entry claims and the special column prints. */
  readonly spi: string
  /** Undefined: the program looks at the article, not at its origin. */
  readonly origins?: readonly string[]
  /** The last entry date of the program. */
  readonly until?: string
  /** Where origin and the proof of it are regulated. */
  readonly source: string
}

const AGOA =
  'AO BJ BW CD CG CI CV DJ GH GM GW KE KM LR LS MG MR MU MW MZ NA NG RW SL SN ST SZ TD TG TZ ZA ZM'.split(' ')
const CBERA = 'AG AW BB BS BZ CW DM GD GY HT JM KN LC MS TT VC VG'.split(' ')

/** Source of the lists of origins: HTSUS general notes 3 to 37, HTS 2026. Reviewed 2026-11-22. */
export const PREFERENCE_PROGRAMS: readonly PreferenceProgram[] = [
  { spi: 'A', until: '2020-12-31', source: '19 CFR 10.171' },
  { spi: 'A+', until: '2020-12-31', source: '19 CFR 10.171' },
  { spi: 'AU', origins: ['AU'], source: '19 CFR 10.721' },
  { spi: 'B', origins: ['CA'], source: 'HTSUS general note 5' },
  { spi: 'BH', origins: ['BH'], source: '19 CFR 10.801' },
  { spi: 'C', source: 'HTSUS general note 6' },
  { spi: 'CA', origins: ['CA'], until: '2020-06-30', source: '19 CFR 181.11' },
  { spi: 'CL', origins: ['CL'], source: '19 CFR 10.401' },
  { spi: 'CO', origins: ['CO'], source: '19 CFR 10.3001' },
  { spi: 'D', origins: AGOA, until: '2026-12-31', source: '19 CFR 10.178a' },
  { spi: 'E', origins: CBERA, source: '19 CFR 10.191' },
  { spi: 'IL', origins: ['IL'], source: 'HTSUS general note 8' },
  { spi: 'J', until: '2013-07-31', source: '19 U.S.C. 3201' },
  { spi: 'J+', until: '2013-07-31', source: '19 U.S.C. 3201' },
  { spi: 'JO', origins: ['JO'], source: '19 CFR 10.701' },
  { spi: 'JP', origins: ['JP'], source: 'HTSUS general note 36' },
  { spi: 'K', source: 'HTSUS general note 13' },
  { spi: 'KR', origins: ['KR'], source: '19 CFR 10.1001' },
  { spi: 'L', source: 'HTSUS general note 14' },
  { spi: 'MA', origins: ['MA'], source: '19 CFR 10.761' },
  { spi: 'MX', origins: ['MX'], until: '2020-06-30', source: '19 CFR 181.11' },
  { spi: 'NP', origins: ['NP'], until: '2025-12-31', source: '19 U.S.C. 4454' },
  { spi: 'OM', origins: ['OM'], source: '19 CFR 10.861' },
  { spi: 'P', origins: CAFTA_DR, source: '19 CFR 10.581' },
  { spi: 'P+', origins: CAFTA_DR, source: '19 CFR 10.581' },
  { spi: 'PA', origins: ['PA'], source: '19 CFR 10.2001' },
  { spi: 'PE', origins: ['PE'], source: '19 CFR 10.901' },
  {
    spi: 'R',
    origins: ['BB', 'BZ', 'CW', 'GY', 'HT', 'JM', 'LC', 'TT'],
    until: '2030-09-30',
    source: '19 CFR 10.221',
  },
  { spi: 'S', origins: ['CA', 'MX'], source: '19 CFR 182.11' },
  { spi: 'S+', origins: ['CA', 'MX'], source: '19 CFR 182.11' },
  { spi: 'SG', origins: ['SG'], source: '19 CFR 10.501' },
]
