import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Entry Summary Create/Update, revision 109',
  effective: '2026-07-01',
})

/** Totals of an entry summary (AE), as CBP's chapter of July 2026 lays them out. */
export const AE_TOTALS_RECORDS = [
  record('88', 'AD/CVD Duty Totals', [
    id('88', 1, 2),
    f('bondedAd', 3, 13, 'SN', 'C', 'Total Bonded AD Duty Amount', { decimals: 2 }),
    gap(14, 14),
    f('cashAd', 15, 25, 'SN', 'C', 'Total Cash Deposit AD Duty Amount', { decimals: 2 }),
    gap(26, 26),
    f('bondedCv', 27, 37, 'SN', 'C', 'Total Bonded CV Duty Amount', { decimals: 2 }),
    gap(38, 38),
    f('cashCv', 39, 49, 'SN', 'C', 'Total Cash Deposit CV Duty Amount', { decimals: 2 }),
    gap(50, 80),
  ]),
  record('89', 'Fee Total Detail', [
    id('89', 1, 2),
    f('class1', 3, 5, 'N', 'M', 'Accounting Class Code (1)'),
    f('amount1', 6, 16, 'SN', 'M', 'Total Fee Amount (1)', { decimals: 2 }),
    f('class2', 17, 19, 'AN', 'C', 'Accounting Class Code (2)'),
    f('amount2', 20, 30, 'SN', 'C', 'Total Fee Amount (2)', { decimals: 2 }),
    f('class3', 31, 33, 'AN', 'C', 'Accounting Class Code (3)'),
    f('amount3', 34, 44, 'SN', 'C', 'Total Fee Amount (3)', { decimals: 2 }),
    f('class4', 45, 47, 'AN', 'C', 'Accounting Class Code (4)'),
    f('amount4', 48, 58, 'SN', 'C', 'Total Fee Amount (4)', { decimals: 2 }),
    f('class5', 59, 61, 'AN', 'C', 'Accounting Class Code (5)'),
    f('amount5', 62, 72, 'SN', 'C', 'Total Fee Amount (5)', { decimals: 2 }),
    gap(73, 80),
  ]),
  record('90', 'Grand Totals', [
    id('90', 1, 2),
    f('duty', 3, 13, 'SN', 'C', 'Grand Total Duty Amount', { decimals: 2 }),
    gap(14, 14),
    f('fees', 15, 25, 'SN', 'C', 'Grand Total User Fee Amount', { decimals: 2 }),
    gap(26, 26),
    f('tax', 27, 37, 'SN', 'C', 'Grand Total IR Tax Amount', { decimals: 2 }),
    gap(38, 38),
    f('ad', 39, 49, 'SN', 'C', 'Grand Total AD Duty Amount', { decimals: 2 }),
    gap(50, 50),
    f('cv', 51, 61, 'SN', 'C', 'Grand Total CV Duty Amount', { decimals: 2 }),
    gap(62, 62),
    f('otherRevenue', 63, 73, 'SN', 'C', 'Grand Total Other Revenue Amount', { decimals: 2 }),
    gap(74, 80),
  ]),
] as const
