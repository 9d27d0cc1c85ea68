import { label } from '../../messages/index.ts'
import type { AgencyItem } from '../agency-data.ts'
import { type AnswersByGroup, type ProgramQuestion, type QuestionGroup, rowOf } from './form.ts'

const PERMITS = 'permits'
const CERTIFICATES = 'certificates'
const MOST = 20

/** Kinds of days of PG14. */
const EXPIRES = '1'
const ISSUED = '3'

/** The type of a paper (PG14); Appendix PGA has the codes, and the product none. */
export const paperType = (id: string, of: Partial<ProgramQuestion>): ProgramQuestion => ({
  id,
  label: label({ id: 'agency-permits.type', defaultMessage: 'Type of permit' }),
  hint: label({
    id: 'agency-permits.type.hint',
    defaultMessage: 'LPCO type code of Appendix PGA, 3 characters at most',
  }),
  kind: 'code',
  maxLength: 3,
  list: 'permit-type',
  grade: '?',
  ...of,
})

/** Import permits, which a part keeps: they are for more than one shipment. Which goods need one, no paper at hand says. */
export const PERMIT_GROUP: QuestionGroup = {
  id: PERMITS,
  label: label({ id: 'agency-permits.permits', defaultMessage: 'Import permits' }),
  most: MOST,
  grade: '?',
  questions: [
    {
      id: 'permit_number',
      label: label({ id: 'agency-permits.number', defaultMessage: 'Number of the permit' }),
      kind: 'code',
      maxLength: 33,
    },
    paperType('permit_type', {}),
    {
      id: 'permit_until',
      label: label({ id: 'agency-permits.until', defaultMessage: 'Last day of the permit' }),
      kind: 'day',
      maxLength: 10,
      optional: true,
    },
  ],
}

/** Certificates of the country of export, each of one shipment. */
export const CERTIFICATE_GROUP: QuestionGroup = {
  id: CERTIFICATES,
  label: label({
    id: 'agency-permits.certificates',
    defaultMessage: 'Certificates of the country of export, such as a phytosanitary certificate',
  }),
  most: MOST,
  optional: true,
  questions: [
    {
      id: 'certificate_number',
      label: label({ id: 'agency-permits.certificate', defaultMessage: 'Number of the certificate' }),
      kind: 'code',
      maxLength: 33,
      ofOneShipment: true,
    },
    paperType('certificate_type', {
      label: label({ id: 'agency-permits.certificate-type', defaultMessage: 'Type of certificate' }),
      ofOneShipment: true,
    }),
    {
      id: 'certificate_issuer',
      label: label({ id: 'agency-permits.issuer', defaultMessage: 'Authority that issued the certificate' }),
      kind: 'text',
      maxLength: 35,
      grade: '?',
      ofOneShipment: true,
    },
    {
      id: 'certificate_country',
      label: label({ id: 'agency-permits.issued-in', defaultMessage: 'Country of this authority' }),
      kind: 'country',
      maxLength: 2,
      grade: '?',
      ofOneShipment: true,
      known: ({ origin }) => origin,
    },
    {
      id: 'certificate_day',
      label: label({ id: 'agency-permits.issued-on', defaultMessage: 'Day of the certificate' }),
      kind: 'day',
      maxLength: 10,
      optional: true,
      ofOneShipment: true,
    },
  ],
}

/** PG14 of each permit, and PG13 and PG14 of each certificate. */
export const permitRows = (answers: AnswersByGroup): AgencyItem[] => [
  ...(answers[PERMITS] ?? []).map(({ permit_type: type, permit_number: number, permit_until: date }) =>
    rowOf('PG14', { type, number, dateKind: date && EXPIRES, date }),
  ),
  ...(answers[CERTIFICATES] ?? []).flatMap((paper) => {
    const { certificate_type: type, certificate_number: number, certificate_day: date } = paper
    const { certificate_issuer: issuer, certificate_country: issuerPlace } = paper
    return [
      rowOf('PG13', { issuer, issuerPlaceKind: issuerPlace && 'ISO', issuerPlace }),
      rowOf('PG14', { type, number, dateKind: date && ISSUED, date }),
    ]
  }),
]
