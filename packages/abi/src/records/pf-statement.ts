import { f, gap, id, layoutsFrom } from './layout.ts'
import { amount, deletionFields, feeFields } from './statement-parts.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Daily Statement, revision 15',
  effective: '2025-04-23',
})

/** The entry that Q1 and Q2 are about, in the same columns of both. */
const entryFields = [
  f('port', 3, 6, 'N', 'M', 'District/Port of Entry Summary'),
  f('filerCode', 7, 9, 'AN', 'M', 'Entry Filer Code'),
  gap(10, 11),
  f('entryNumber', 12, 19, 'AN', 'M', 'Entry Number'),
] as const

/** The columns that Q3 (amounts of the preliminary statement) and Q5 (paid amounts) share. */
const statementFields = [
  f('number', 3, 12, 'AN', 'M', 'Daily Statement Number'),
  gap(13, 14),
  f('printDate', 15, 20, 'D', 'M', 'Daily Statement Print Date'),
  f('filerCode', 21, 23, 'AN', 'M', 'Entry Filer Code'),
  gap(24, 25),
  f('importer', 26, 37, 'X', 'C', 'Importer of Record Number'),
  amount('duty', 38, 'Total Estimated Duty'),
  amount('tax', 49, 'Total Estimated Tax'),
  amount('deferredTax', 60, 'Total Deferred Tax'),
  f('port', 71, 74, 'N', 'M', 'District/Port Which Processes Entries'),
  gap(75, 80),
] as const

/** The columns that Q4 and Q6 share. */
const totalFields = [
  amount('antidumping', 3, 'Total Antidumping Duty'),
  amount('countervailing', 14, 'Total Countervailing Duty'),
  amount('total', 25, 'Total Amount'),
  amount('interest', 36, 'Total Interest Amount For Reconciliation Summary'),
  f('paying', 47, 51, 'N', 'M', 'Total Number Revenue Producing Entries'),
  f('free', 52, 56, 'N', 'M', 'Total Number Non-Revenue Producing Entries'),
  gap(57, 80),
] as const

/** The daily statement (PF): its entries, what is due, what was paid, and the entries that were taken away. */
export const PF_RECORDS = [
  record('Q1', 'Entry Summary Data, Duty & Tax', [
    id('Q1', 1, 2),
    ...entryFields,
    gap(20, 21),
    f('importer', 22, 33, 'X', 'C', 'Importer of Record Number'),
    f('printDate', 34, 39, 'D', 'M', 'Preliminary Daily Statement Print Date'),
    amount('duty', 40, 'Estimated Duty Amount'),
    amount('tax', 51, 'Estimated Tax Amount'),
    f('deferredTax', 62, 62, 'A', 'C', 'Deferred Tax Indicator'),
    f('filerReference', 63, 71, 'X', 'C', 'Broker Reference Number'),
    f('consolidated', 72, 72, 'A', 'C', 'Consolidated Indicator'),
    f('clientBranch', 73, 74, 'AN', 'C', 'Client Branch Designation'),
    gap(75, 77),
    f('entryType', 78, 79, 'N', 'M', 'Entry Type'),
    gap(80, 80),
  ]),
  record('Q2', 'Entry Summary Data, Duty & Tax Continued', [
    id('Q2', 1, 2),
    ...entryFields,
    gap(20, 20),
    amount('antidumping', 21, 'Antidumping Duty Amount'),
    amount('countervailing', 32, 'Countervailing Duty Amount'),
    gap(43, 53),
    f('paymentType', 54, 54, 'N', 'M', 'Payment Type Indicator'),
    f('pays', 55, 55, 'A', 'C', 'Pay Indicator'),
    f('paysCountervailing', 56, 56, 'A', 'C', 'Countervailing Indicator'),
    f('paysAntidumping', 57, 57, 'A', 'C', 'Antidumping Indicator'),
    gap(58, 61),
    f('team', 62, 64, 'AN', 'C', 'Team Number'),
    f('interest', 65, 72, 'N', 'C', 'Interest Amount for Reconciliation Summary', { decimals: 2 }),
    gap(73, 80),
  ]),
  record('QA', 'Entry Summary Fees', [id('QA', 1, 2), ...feeFields]),
  record('Q3', 'Daily Payment Due: Statement, Duty & Tax', [id('Q3', 1, 2), ...statementFields]),
  record('Q4', 'Daily Payment Due: Totals', [id('Q4', 1, 2), ...totalFields]),
  record('QE', 'Daily Payment Due: Fees', [id('QE', 1, 2), ...feeFields]),
  record('Q5', 'Daily Payment: Statement, Duty & Tax', [id('Q5', 1, 2), ...statementFields]),
  record('Q6', 'Daily Payment: Totals', [id('Q6', 1, 2), ...totalFields]),
  record('QJ', 'Daily Payment: Fees', [id('QJ', 1, 2), ...feeFields]),
  record('Q7', 'Entry Summaries Deleted', [id('Q7', 1, 2), ...deletionFields]),
] as const
