import { label } from '../../../messages/index.ts'
import { type AgencyProgram, allRows, asked, may, must, own, whole } from '../program.ts'
import { FULL_FORM, REFERENCE_FORM } from './forms.ts'

const GOODS = label({
  id: 'cps.goods',
  defaultMessage:
    'Consumer products that need a certificate: all for children, and others under a safety rule',
})
const HELP = label({
  id: 'cps.help',
  defaultMessage:
    'Ask the supplier for the certificate: product, safety rules, day and place of making, day and laboratory of the test, and who keeps the records. It can be put in the Product Registry of CPSC and referred to.',
})
const SUPPLIER = [
  label({
    id: 'cps.supplier-registry',
    defaultMessage:
      'If the certificate is in the Product Registry of CPSC: the number of the certifier, the product number and the version',
  }),
  label({
    id: 'cps.supplier-certificate',
    defaultMessage:
      'Otherwise the certificate: product, safety rules, place and day of making, laboratory and day of the test, and who keeps the records',
  }),
]
const PRODUCT = label({
  id: 'cps.product',
  defaultMessage: 'Give the number by which the certificate knows the product.',
})

/** A certificate that is in the Product Registry, by its reference. */
export const CERTIFICATE_BY_REFERENCE: AgencyProgram = {
  agency: 'CPS',
  programs: ['CPS'],
  processing: 'REF',
  name: label({ id: 'cps.by-reference', defaultMessage: 'Certificate in the Product Registry' }),
  goods: GOODS,
  help: HELP,
  supplier: SUPPLIER,
  source: 'CPSC questions and answers; makers of software on the message by reference, 2026',
  grade: 'C',
  head: [],
  codes: [
    asked('PRI', PRODUCT),
    asked('PRIV', label({ id: 'cps.version', defaultMessage: 'Give the version of the certificate.' })),
  ],
  records: [
    must(
      'PG14',
      label({
        id: 'cps.certifier',
        defaultMessage: 'Give the number of the certifier in the Product Registry.',
      }),
      [
        asked(
          'number',
          label({
            id: 'cps.certifier-number',
            defaultMessage: 'Give the number of the certifier in the Product Registry.',
          }),
        ),
      ],
      1,
    ),
  ],
  roles: [],
  rolesGrade: 'C',
  rules: [],
  form: REFERENCE_FORM,
}

/** A certificate in full. */
export const CERTIFICATE_IN_FULL: AgencyProgram = {
  agency: 'CPS',
  programs: ['CPS'],
  name: label({ id: 'cps.in-full', defaultMessage: 'Certificate in full' }),
  goods: GOODS,
  help: HELP,
  supplier: SUPPLIER,
  source:
    'CPSC questions and answers, 2026, for the seven elements; chapter of July 2026 for PG30 and PG60; which record has which is at second hand',
  grade: 'C',
  head: [
    asked(
      'intendedUse',
      label({
        id: 'cps.intended-use',
        defaultMessage: 'Say whether the product is for children or for general use.',
      }),
    ),
  ],
  codes: [],
  records: [
    must('PG06', label({ id: 'cps.made', defaultMessage: 'Say when and where the product is made.' }), [
      asked(
        'country',
        label({ id: 'cps.made-in', defaultMessage: 'Give the country in which the product is made.' }),
      ),
      asked(
        'processingStart',
        label({ id: 'cps.made-on', defaultMessage: 'Give the day on which the product is made.' }),
      ),
    ]),
    may('PG07'),
    must(
      'PG10',
      label({ id: 'cps.rules', defaultMessage: 'Name each safety rule that the certificate is for.' }),
      [
        asked(
          'text',
          label({ id: 'cps.rules', defaultMessage: 'Name each safety rule that the certificate is for.' }),
        ),
      ],
    ),
    may('PG14'),
    must(
      'PG19',
      label({
        id: 'cps.parties',
        defaultMessage: 'Name the maker, the laboratory and who keeps the records.',
      }),
    ),
    must('PG20', label({ id: 'cps.addresses', defaultMessage: 'Give the address of maker and laboratory.' })),
    must(
      'PG21',
      label({ id: 'cps.contact', defaultMessage: 'Name the person who keeps the records of the tests.' }),
    ),
    may('PG22'),
    may('PG24'),
    may('PG25'),
    must(
      'PG30',
      label({ id: 'cps.test', defaultMessage: 'Say when the product was tested, or that it was not.' }),
    ),
    may('PG60'),
  ],
  roles: [{ role: 'MF', words: label({ id: 'cps.maker', defaultMessage: 'Name the manufacturer.' }) }],
  rolesGrade: '?',
  rules: [
    {
      condition: own('PRODUCT NUMBER MISSING PER PROGRAM', PRODUCT),
      grade: 'C',
      question: 'product_number',
      places: ({ articles, globalCode }) => whole(!globalCode && !articles[0]?.codes.length),
    },
    {
      condition: own(
        'TEST MUST HAVE STATUS L OR N',
        label({
          id: 'cps.test-status',
          defaultMessage: 'The product was tested by a laboratory (L), or not (N).',
        }),
      ),
      grade: 'A',
      question: 'tested',
      places: (statement) =>
        whole(
          allRows(statement).some(
            ({ record, values }) => record === 'PG30' && !/^[LN]$/.test(values.status ?? ''),
          ),
        ),
    },
    {
      condition: own(
        'DAY OF THE TEST MISSING',
        label({ id: 'cps.test-day', defaultMessage: 'Give the day of the test by the laboratory.' }),
      ),
      grade: 'C',
      question: 'tested_on',
      places: (statement) =>
        whole(
          allRows(statement).some(
            ({ record, values }) => record === 'PG30' && values.status === 'L' && !values.date,
          ),
        ),
    },
  ],
  form: FULL_FORM,
}
