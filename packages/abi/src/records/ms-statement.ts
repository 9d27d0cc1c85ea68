import { f, gap, id, layoutsFrom } from './layout.ts'
import { amount, deletionFields, feeFields } from './statement-parts.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Periodic Monthly Statement, revision 7',
  effective: '2019-03-06',
})

/** The columns that Q3 (amounts of the preliminary statement) and Q5 (paid amounts) share. */
const statementFields = [
  f('number', 3, 12, 'AN', 'M', 'Periodic Monthly Statement Number'),
  f('printDate', 13, 18, 'D', 'M', 'Periodic Monthly Statement Print Date'),
  f('dueDate', 19, 24, 'D', 'M', 'Periodic Monthly Statement Due Date'),
  f('filerCode', 25, 27, 'AN', 'M', 'Periodic Monthly Statement Filer Code'),
  f('importer', 28, 39, 'X', 'C', 'Periodic Monthly Statement Importer Number'),
  amount('duty', 40, 'Total Duty'),
  amount('tax', 51, 'Total Tax'),
  gap(62, 80),
] as const

/** The columns that Q2, Q4 and Q6 share. */
const totalFields = [
  amount('antidumping', 3, 'Total Antidumping Duty'),
  amount('countervailing', 14, 'Total Countervailing Duty'),
  amount('total', 25, 'Total Amount'),
  gap(36, 80),
] as const

/** The periodic monthly statement (MS): its daily statements, what is due, what was paid, and the entries taken away. */
export const MS_RECORDS = [
  record('Q1', 'Daily Statement Listed, Duty & Tax', [
    id('Q1', 1, 2),
    f('number', 3, 12, 'AN', 'M', 'Periodic Daily Statement Number'),
    f('port', 13, 16, 'N', 'M', 'Periodic Daily Statement District/Port'),
    f('filerCode', 17, 19, 'AN', 'M', 'Periodic Daily Statement Filer Code'),
    f('importer', 20, 31, 'X', 'C', 'Periodic Daily Statement Importer Number'),
    f('printDate', 32, 37, 'D', 'M', 'Preliminary Periodic Daily Statement Print Date'),
    f('presentationDate', 38, 43, 'D', 'M', 'Entry Summary Presentation Date'),
    amount('duty', 44, 'Total Duty'),
    amount('tax', 55, 'Total Tax'),
    gap(66, 80),
  ]),
  record('Q2', 'Daily Statement Total', [id('Q2', 1, 2), ...totalFields]),
  record('QA', 'Daily Statement Fees', [id('QA', 1, 2), ...feeFields]),
  record('Q3', 'Monthly Payment Due: Statement, Duty & Tax', [id('Q3', 1, 2), ...statementFields]),
  record('Q4', 'Monthly Payment Due: Total', [id('Q4', 1, 2), ...totalFields]),
  record('QE', 'Monthly Payment Due: Fees', [id('QE', 1, 2), ...feeFields]),
  record('Q5', 'Monthly Payment: Statement, Duty & Tax', [id('Q5', 1, 2), ...statementFields]),
  record('Q6', 'Monthly Payment: Total', [id('Q6', 1, 2), ...totalFields]),
  record('QJ', 'Monthly Payment: Fees', [id('QJ', 1, 2), ...feeFields]),
  record('Q7', 'Entry Summaries Deleted', [id('Q7', 1, 2), ...deletionFields]),
] as const
