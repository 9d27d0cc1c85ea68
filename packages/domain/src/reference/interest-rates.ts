import type { CalendarDay } from '../calendar/index.ts'

/** CBP's quarterly rate of interest on duty that is paid late (19 U.S.C. 1505(c)), in percent a year. */
export interface InterestRate {
  from: string
  to: string
  percent: number
  source: string
}

const NOTICE = 'CBP notice of quarterly interest rates, 89 FR 77879'
const LATER = 'CBP notice of quarterly interest rates, as trade papers print it'

/** The table ends where no notice was found: a later day has no rate here. */
export const INTEREST_RATES: readonly InterestRate[] = [
  { from: '2016-04-01', to: '2018-03-31', percent: 4, source: NOTICE },
  { from: '2018-04-01', to: '2018-12-31', percent: 5, source: NOTICE },
  { from: '2019-01-01', to: '2019-06-30', percent: 6, source: NOTICE },
  { from: '2019-07-01', to: '2020-06-30', percent: 5, source: NOTICE },
  { from: '2020-07-01', to: '2022-03-31', percent: 3, source: NOTICE },
  { from: '2022-04-01', to: '2022-06-30', percent: 4, source: NOTICE },
  { from: '2022-07-01', to: '2022-09-30', percent: 5, source: NOTICE },
  { from: '2022-10-01', to: '2022-12-31', percent: 6, source: NOTICE },
  { from: '2023-01-01', to: '2023-09-30', percent: 7, source: NOTICE },
  { from: '2023-10-01', to: '2024-12-31', percent: 8, source: NOTICE },
  { from: '2025-01-01', to: '2025-12-31', percent: 7, source: LATER },
  { from: '2026-01-01', to: '2026-03-31', percent: 7, source: 'Revenue Ruling 2025-22' },
]

/** The rate of a day; undefined where it is not known. */
export const interestRateOn = (day: CalendarDay): InterestRate | undefined =>
  INTEREST_RATES.find(({ from, to }) => from <= day && day <= to)
