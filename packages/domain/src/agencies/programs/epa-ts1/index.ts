import { label } from '../../../messages/index.ts'
import { type AgencyProgram, allRows, asked, must, own, whole } from '../program.ts'
import { TS1_FORM } from './form.ts'

const CERTIFIER = 'CI'
const POSITIVE = 'EP4'
const NEGATIVE = 'EP5'

/** Certification under section 13 of the Toxic Substances Control Act. */
export const TS1: AgencyProgram = {
  agency: 'EPA',
  programs: ['TS1'],
  name: label({ id: 'ts1.called', defaultMessage: 'Chemicals' }),
  goods: label({
    id: 'ts1.goods',
    defaultMessage: 'Chemical substances, mixtures, and articles that contain them',
  }),
  help: label({
    id: 'ts1.help',
    defaultMessage:
      'Find out whether the substance is subject to the Toxic Substances Control Act and complies with it, or is not subject to it: the importer certifies one of the two.',
  }),
  supplier: [
    label({ id: 'ts1.supplier-substances', defaultMessage: 'Each chemical substance in the product' }),
    label({
      id: 'ts1.supplier-statement',
      defaultMessage:
        'In writing: whether each substance complies with the Toxic Substances Control Act or is not subject to it',
    }),
  ],
  source: 'EPA guide, April 2025, tables 136 to 145, at second hand',
  grade: 'C',
  head: [],
  codes: [],
  records: [
    must(
      'PG21',
      label({ id: 'ts1.person', defaultMessage: 'Name the person who certifies.' }),
      [
        asked(
          'name',
          label({ id: 'ts1.name', defaultMessage: 'Give the name of the person who certifies.' }),
        ),
        asked(
          'telephone',
          label({ id: 'ts1.telephone', defaultMessage: 'Give the telephone number of this person.' }),
        ),
        asked('email', label({ id: 'ts1.email', defaultMessage: 'Give the email address of this person.' })),
      ],
      1,
    ),
    must(
      'PG22',
      label({ id: 'ts1.certification', defaultMessage: 'Certify what is true of the goods.' }),
      [
        asked(
          'certified',
          label({ id: 'ts1.certified', defaultMessage: 'Mark the certification as signed.' }),
        ),
        asked(
          'signedOn',
          label({ id: 'ts1.signed-on', defaultMessage: 'Give the day of the certification.' }),
        ),
      ],
      1,
    ),
  ],
  roles: [],
  rolesGrade: 'C',
  rules: [
    {
      condition: own(
        'DECLARATION MUST BE EP4 OR EP5',
        label({
          id: 'ts1.declaration',
          defaultMessage:
            'Certify that the goods comply with the act (EP4), or that they are not subject to it (EP5).',
        }),
      ),
      grade: 'C',
      question: 'declaration',
      places: (statement) =>
        whole(
          allRows(statement).some(
            ({ record, values }) =>
              record === 'PG22' && values.declaration !== POSITIVE && values.declaration !== NEGATIVE,
          ),
        ),
    },
    {
      condition: own(
        'PERSON AND CERTIFIER MUST BE CI',
        label({ id: 'ts1.certifier', defaultMessage: 'The person is the one who certifies (CI).' }),
      ),
      grade: 'C',
      places: (statement) =>
        whole(
          allRows(statement).some(
            ({ record, values }) => /^PG2[12]$/.test(record) && values.role !== CERTIFIER,
          ),
        ),
    },
  ],
  form: TS1_FORM,
}
