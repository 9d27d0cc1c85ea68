import {
  all,
  breaks,
  type Change,
  corrects,
  header,
  informal,
  line,
  meets,
  parties,
  type Trial,
  totals,
} from './changes.ts'

const explained = header({ correction_explanation: 'The invoice left out an assist of 900 dollars.' })
const moreValue = line({ entered_value: '13029.00' })
const corrected: Change = all(explained, moreValue)

/** The cases of `post-summary.rules.ts`; all but those of other entries correct the sample entry. */
export const POST_SUMMARY_TRIALS: Trial[] = [
  corrects(breaks('FILING_CORRECTION_EXPLANATION', 'CBP wants an explanation', moreValue)),
  corrects(
    breaks(
      'FILING_CORRECTION_EXPLANATION',
      "'n/a' explains nothing",
      all(moreValue, header({ correction_explanation: 'n/a' })),
    ),
  ),
  corrects(meets('FILING_CORRECTION_EXPLANATION', 'a sentence does', corrected)),
  meets('FILING_CORRECTION_EXPLANATION', 'another entry explains nothing', moreValue),
  corrects(breaks('FILING_CORRECTION_UNCHANGED', 'the same data once more', explained)),
  corrects(
    breaks(
      'FILING_CORRECTION_UNCHANGED',
      'another way of paying is no change: it is not filed again',
      all(explained, totals({ payment_type: '7' })),
    ),
  ),
  corrects(meets('FILING_CORRECTION_UNCHANGED', 'another value', corrected)),
  corrects(
    breaks('FILING_RECONCILIATION_CORRECTED', 'an entry on file whose value is open', corrected),
    totals({ reconciliation_issue: '001' }),
  ),
  corrects(meets('FILING_RECONCILIATION_CORRECTED', 'an entry on file without open issues', corrected)),
  corrects(
    breaks('FILING_CORRECTION_EARLY', 'the statement on file is printed on the next day', corrected),
    totals({ payment_type: '3', statement_date: '2026-03-06' }),
  ),
  corrects(
    meets('FILING_CORRECTION_EARLY', 'the statement on file is printed on this day', corrected),
    totals({ payment_type: '3', statement_date: '2026-03-05' }),
  ),
  corrects(meets('FILING_CORRECTION_EARLY', 'an entry that is paid alone', corrected)),
  corrects(breaks('FILING_CORRECTION_PORT', 'another port', all(corrected, header({ port_code: '1001' })))),
  corrects(meets('FILING_CORRECTION_PORT', 'the port on file', corrected)),
  corrects(
    breaks(
      'FILING_CORRECTION_IMPORTER',
      'another importer',
      all(corrected, parties({ importer_number: '98-7654321' })),
    ),
  ),
  corrects(meets('FILING_CORRECTION_IMPORTER', 'the importer on file', corrected)),
  corrects(
    breaks('FILING_CORRECTION_INFORMAL', 'a formal entry that becomes informal', all(explained, informal)),
  ),
  corrects(breaks('FILING_CORRECTION_INFORMAL', 'an informal entry on file', corrected), informal),
  corrects(meets('FILING_CORRECTION_INFORMAL', 'a formal one stays formal', corrected)),
  corrects(
    breaks('FILING_CORRECTION_LATE', 'an entry of a year ago', corrected),
    header({ entry_date: '2025-03-04' }),
  ),
  corrects(meets('FILING_CORRECTION_LATE', 'an entry of this month', corrected)),
]
