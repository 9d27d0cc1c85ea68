import { DISCLAIMERS } from '../../reference/index.ts'
import { choice, code, list, text } from '../field.ts'

/** An answer to a question of a program, by the id of the question and its row in the group of the question. */
const answerFields = {
  question: text({
    label: 'Question',
    maxLength: 40,
    canonical: { about: 'Id of the question, as the program defines it.' },
  }),
  row: code({
    label: 'Row',
    maxLength: 3,
    canonical: { about: 'Of a group with several rows: the row, from 0.' },
  }),
  value: text({ label: 'Answer', maxLength: 80, canonical: { about: 'The answer.' } }),
} as const

/** What the line says to one program of another agency, records PG01 to PG60. */
const agencyStatementFields = {
  agency: code({ label: 'Agency', maxLength: 3, canonical: { about: 'Code of the agency, FDA.' } }),
  program: code({ label: 'Program', maxLength: 3, canonical: { about: 'Code of its program, FOO.' } }),
  variant: code({
    label: 'Form of the program',
    maxLength: 3,
    canonical: { about: 'Of a program with several forms: which one, REF for a certificate by reference.' },
  }),
  disclaimer: choice({
    label: 'Reason for no data',
    maxLength: 1,
    choices: DISCLAIMERS,
    canonical: { about: 'A to G: the reason for which the statement has no data.' },
  }),
  answers: list(answerFields, {
    label: 'Answers',
    limit: 500,
    canonical: { about: 'Answers about the goods.' },
  }),
  shipment_answers: list(answerFields, {
    label: 'Answers about this shipment',
    ofOneShipment: true,
    limit: 500,
    canonical: { about: 'Answers about this shipment alone: quantities, times, numbers of notices.' },
  }),
} as const

/** What the line says to other agencies. */
export const agencyStatements = list(agencyStatementFields, {
  label: 'Agency data',
  row: 'agency program',
  hint: 'What other agencies ask of these goods',
  page: 'lines',
  optional: true,
  ofGoods: ['htsus'],
  limit: 20,
  canonical: { name: 'pga.statements', about: 'What the line says to other agencies, by program.' },
})
