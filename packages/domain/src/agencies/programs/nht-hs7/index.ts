import { label, type MessageDescriptor } from '../../../messages/index.ts'
import { type AgencyProgram, allRows, asked, may, must, own, whole } from '../program.ts'
import { HS7_FORM } from './form.ts'

/** The boxes of form HS-7. */
const BOXES = ['1', '2A', '2B', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13']
const TO_BE_CONFORMED = '3'

/** Declaration HS-7, whose programs ask the same of different goods. */
const HS7: Omit<AgencyProgram, 'programs' | 'name' | 'goods'> = {
  agency: 'NHT',
  help: label({
    id: 'hs7.help',
    defaultMessage:
      'Form HS-7 declares how a vehicle or part conforms with the safety standards. Ask the supplier for the mark or code of its manufacturer and for its certification.',
  }),
  supplier: [
    label({ id: 'hs7.supplier-make', defaultMessage: 'The make and the model' }),
    label({
      id: 'hs7.supplier-mark',
      defaultMessage: 'The mark or code of the manufacturer that NHTSA has on file',
    }),
    label({
      id: 'hs7.supplier-certification',
      defaultMessage:
        'The certification that the product meets the federal motor vehicle safety standards, and where the product shows it',
    }),
  ],
  source:
    'NHTSA guide, October 2017, and a list of boxes, at second hand; chapter of July 2026 for PG22 and PG35',
  grade: 'C',
  head: [],
  codes: [],
  records: [
    must('PG07', label({ id: 'hs7.make', defaultMessage: 'Give make and model.' }), [
      asked('brand', label({ id: 'hs7.brand', defaultMessage: 'Give the make.' })),
    ]),
    may('PG08'),
    may('PG10'),
    may('PG13'),
    may('PG14'),
    must('PG19', label({ id: 'hs7.maker', defaultMessage: 'Name the manufacturer.' })),
    must('PG20', label({ id: 'hs7.address', defaultMessage: 'Give the address of the manufacturer.' })),
    may('PG21'),
    must(
      'PG22',
      label({ id: 'hs7.declaration', defaultMessage: 'Choose the box of form HS-7, and sign.' }),
      [
        asked('conformance', label({ id: 'hs7.box', defaultMessage: 'Choose the box of form HS-7.' })),
        asked('certified', label({ id: 'hs7.certified', defaultMessage: 'Sign the declaration.' })),
        asked('signedOn', label({ id: 'hs7.signed-on', defaultMessage: 'Give the day of the signature.' })),
      ],
      1,
    ),
    may('PG24'),
    may('PG34', 1),
    may('PG35', 1),
    may('PG55'),
    may('PG60'),
  ],
  roles: [],
  rolesGrade: 'C',
  rules: [
    {
      condition: own(
        'HS-7 BOX UNKNOWN',
        label({ id: 'hs7.box-unknown', defaultMessage: 'Form HS-7 has no such box.' }),
      ),
      grade: 'C',
      question: 'box',
      places: (statement) =>
        whole(
          allRows(statement).some(
            ({ record, values }) =>
              record === 'PG22' && !!values.conformance && !BOXES.includes(values.conformance),
          ),
        ),
    },
    {
      condition: own(
        'BOND ONLY FOR HS-7 BOX 3',
        label({
          id: 'hs7.bond',
          defaultMessage: 'A bond for conformance belongs to a vehicle that is yet to conform (box 3).',
        }),
      ),
      grade: '?',
      places: (statement) => {
        const rows = allRows(statement)
        const isBonded = rows.some(({ record }) => record === 'PG35')
        const isBoxed = rows.some(
          ({ record, values }) => record === 'PG22' && values.conformance === TO_BE_CONFORMED,
        )
        return whole(isBonded && !isBoxed)
      },
    },
  ],
  form: HS7_FORM,
}

const hs7 = (program: string, name: MessageDescriptor, goods: MessageDescriptor): AgencyProgram => ({
  ...HS7,
  programs: [program],
  name,
  goods,
})

/** The programs of declaration HS-7: the program is the kind of goods. */
export const HS7_PROGRAMS: readonly AgencyProgram[] = [
  hs7(
    'MVS',
    label({ id: 'hs7.vehicle', defaultMessage: 'Vehicle, form HS-7' }),
    label({ id: 'hs7.vehicle.goods', defaultMessage: 'Vehicles for the road' }),
  ),
  hs7(
    'REI',
    label({ id: 'hs7.regulated', defaultMessage: 'Tire or other regulated part, form HS-7' }),
    label({
      id: 'hs7.regulated.goods',
      defaultMessage: 'Tires, glass, lamps, belts and other parts under a federal safety standard',
    }),
  ),
  hs7(
    'TPE',
    label({ id: 'hs7.theft', defaultMessage: 'Part under the theft standard, form HS-7' }),
    label({ id: 'hs7.theft.goods', defaultMessage: 'Parts that carry a number against theft' }),
  ),
  hs7(
    'OEI',
    label({ id: 'hs7.other', defaultMessage: 'Other vehicle equipment, form HS-7' }),
    label({ id: 'hs7.other.goods', defaultMessage: 'Equipment of vehicles under no safety standard' }),
  ),
  hs7(
    'OFF',
    label({ id: 'hs7.off-road', defaultMessage: 'Vehicle for use off the road, form HS-7' }),
    label({ id: 'hs7.off-road.goods', defaultMessage: 'Vehicles that are not for the road' }),
  ),
]
