import { label, type MessageDescriptor } from '../../../messages/index.ts'
import { type AgencyProgram, asked, may, must } from '../program.ts'
import { alcoholForm } from './form.ts'

/** Drinks with alcohol. All of it is from memory, so it warns and refuses nothing. */
const ALCOHOL: Omit<AgencyProgram, 'programs' | 'name' | 'goods' | 'form'> = {
  agency: 'TTB',
  help: label({
    id: 'ttb.help',
    defaultMessage:
      'The importer needs a basic permit, and each label an approval (COLA). Have both before the goods are ordered; the internal revenue tax is due with the entry.',
  }),
  supplier: [
    label({ id: 'ttb.supplier-label', defaultMessage: 'A picture of each label, with the brand' }),
    label({ id: 'ttb.supplier-kind', defaultMessage: 'The kind of drink and its alcohol by volume' }),
    label({ id: 'ttb.supplier-liters', defaultMessage: 'The liters in a bottle, and the bottles in a case' }),
  ],
  source: 'Memory; no guide of TTB was read',
  grade: '?',
  head: [],
  codes: [],
  records: [
    may('PG06'),
    must('PG07', label({ id: 'ttb.brand', defaultMessage: 'Give the brand as the label has it.' }), [
      asked('brand', label({ id: 'ttb.brand-name', defaultMessage: 'Give the brand as the label has it.' })),
    ]),
    may('PG10'),
    may('PG13'),
    must('PG14', label({ id: 'ttb.approval', defaultMessage: 'Give the approval of the label (COLA).' }), [
      asked(
        'number',
        label({ id: 'ttb.approval-number', defaultMessage: 'Give the number of the approval of the label.' }),
      ),
    ]),
    must(
      'PG19',
      label({ id: 'ttb.importer', defaultMessage: 'Name the importer that has the basic permit.' }),
    ),
    must('PG20', label({ id: 'ttb.address', defaultMessage: 'Give the address of the importer.' })),
    may('PG21'),
    may('PG22'),
    may('PG24'),
    may('PG26', 6),
    must('PG29', label({ id: 'ttb.quantity', defaultMessage: 'Give the quantity in liters.' }), [], 1),
    may('PG55'),
    may('PG60'),
  ],
  roles: [],
  rolesGrade: '?',
  rules: [],
}

const alcohol = (program: string, name: MessageDescriptor, goods: MessageDescriptor): AgencyProgram => ({
  ...ALCOHOL,
  programs: [program],
  name,
  goods,
  form: alcoholForm(program),
})

/** The programs of drinks: the program is the kind of drink. */
export const ALCOHOL_PROGRAMS: readonly AgencyProgram[] = [
  alcohol(
    'BER',
    label({ id: 'ttb.beer', defaultMessage: 'Beer' }),
    label({ id: 'ttb.beer.goods', defaultMessage: 'Beer, sake and other drinks of malt or rice' }),
  ),
  alcohol(
    'WIN',
    label({ id: 'ttb.wine', defaultMessage: 'Wine' }),
    label({ id: 'ttb.wine.goods', defaultMessage: 'Wine, cider and mead' }),
  ),
  alcohol(
    'DSP',
    label({ id: 'ttb.spirits', defaultMessage: 'Spirits' }),
    label({ id: 'ttb.spirits.goods', defaultMessage: 'Distilled spirits' }),
  ),
]
