import type { CalendarDay } from '@edfe/domain/calendar'
import type { ProgramTime } from '@edfe/domain/reference'

/** A program under which goods of some origins may claim a rate of the special column. */
export interface PreferenceProgram {
  /** The special program indicator that the entry claims and the special column prints. */
  readonly spi: string
  /** The first entry date of the program, where its law was read. */
  readonly from?: CalendarDay
  /** The last entry date of the program. */
  readonly until?: CalendarDay
  /**
   * True if it may have been renewed after its last day: the law was not read, or the schedule still prints
   * it.
   */
  readonly mayBeRenewed?: true
  /** Where origin and the proof of it are regulated. */
  readonly source: string
}

const day = (text: string) => text as CalendarDay

/** The programs of the special column. Whose goods may claim each is with the indicators of the domain. */
export const PREFERENCE_PROGRAMS: readonly PreferenceProgram[] = [
  { spi: 'A', until: day('2020-12-31'), source: '19 CFR 10.171' },
  { spi: 'A+', until: day('2020-12-31'), source: '19 CFR 10.171' },
  { spi: 'AU', source: '19 CFR 10.721' },
  { spi: 'B', source: 'HTSUS general note 5' },
  { spi: 'BH', source: '19 CFR 10.801' },
  { spi: 'C', source: 'HTSUS general note 6' },
  { spi: 'CA', until: day('2020-06-30'), source: '19 CFR 181.11' },
  { spi: 'CL', source: '19 CFR 10.401' },
  { spi: 'CO', source: '19 CFR 10.3001' },
  { spi: 'D', until: day('2026-12-31'), source: '19 CFR 10.178a' },
  { spi: 'E', source: '19 CFR 10.191' },
  { spi: 'IL', source: 'HTSUS general note 8' },
  { spi: 'J', until: day('2013-07-31'), mayBeRenewed: true, source: '19 U.S.C. 3201' },
  { spi: 'J+', until: day('2013-07-31'), mayBeRenewed: true, source: '19 U.S.C. 3201' },
  { spi: 'JO', source: '19 CFR 10.701' },
  { spi: 'JP', source: 'HTSUS general note 36' },
  { spi: 'K', source: 'HTSUS general note 13' },
  { spi: 'KR', source: '19 CFR 10.1001' },
  { spi: 'L', source: 'HTSUS general note 14' },
  { spi: 'MA', source: '19 CFR 10.761' },
  { spi: 'MX', until: day('2020-06-30'), source: '19 CFR 181.11' },
  { spi: 'NP', until: day('2025-12-31'), mayBeRenewed: true, source: '19 U.S.C. 4454' },
  { spi: 'OM', source: '19 CFR 10.861' },
  { spi: 'P', source: '19 CFR 10.581' },
  { spi: 'P+', source: '19 CFR 10.581' },
  { spi: 'PA', source: '19 CFR 10.2001' },
  { spi: 'PE', source: '19 CFR 10.901' },
  {
    spi: 'R',
    until: day('2030-09-30'),
    source: '19 CFR 10.221',
  },
  { spi: 'S', from: day('2020-07-01'), source: '19 CFR 182.11' },
  { spi: 'S+', from: day('2020-07-01'), source: '19 CFR 182.11' },
  { spi: 'SG', source: '19 CFR 10.501' },
]

/** Programs that goods claim with a heading of chapter 98: the beginnings of their headings (P.L. 119-75; CSMS 67647279). */
const HEADING_PROGRAMS: readonly { headings: readonly string[]; until: CalendarDay }[] = [
  // Apparel of the African Growth and Opportunity Act.
  { headings: ['981911'], until: day('2026-12-31') },
  // Haiti, HOPE and HELP.
  {
    headings: ['982042', '982061', '982062', '982063', '982065', '982085'],
    until: day('2026-12-31'),
  },
]

/**
 * The bound of a program that an entry date is outside of; undefined for a date within it and for a program without
 * bounds. `claim` is a special program indicator, or the digits of a heading of chapter 98 that is claimed instead.
 */
export function programTime(claim: string, entryDate: CalendarDay): ProgramTime | undefined {
  const program =
    PREFERENCE_PROGRAMS.find(({ spi }) => spi === claim) ??
    HEADING_PROGRAMS.find(({ headings }) => headings.some((heading) => claim.startsWith(heading)))
  return program && outsideOf(program, entryDate)
}

function outsideOf(
  { from, until, mayBeRenewed }: Partial<PreferenceProgram>,
  entryDate: CalendarDay,
): ProgramTime | undefined {
  if (from && entryDate < from) return { time: 'early', day: from, isSure: true }
  return until && until < entryDate ? { time: 'ended', day: until, isSure: !mayBeRenewed } : undefined
}
