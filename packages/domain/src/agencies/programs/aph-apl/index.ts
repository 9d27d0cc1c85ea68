import { label } from '../../../messages/index.ts'
import { isLot } from '../../agency-data.ts'
import { type AgencyProgram, allRows, asked, may, must, own, type ProgramRule, whole } from '../program.ts'
import { APL_FORM } from './form.ts'

/** Each ingredient is followed by its plant and by the country of harvest, before the next one comes. */
const EACH_PLANT: ProgramRule = {
  condition: own(
    'PG04 NEEDS ITS PG05 AND PG06',
    label({
      id: 'apl.each-plant',
      defaultMessage: 'Give the plant and its country of harvest after each part of the product.',
    }),
  ),
  grade: 'A',
  places: ({ articles }) =>
    articles.flatMap(({ items }, article) =>
      items.flatMap((item, index) => {
        if (isLot(item) || item.record !== 'PG04') return []
        const rest = items.slice(index + 1).map((next) => (isLot(next) ? '' : next.record))
        const end = rest.indexOf('PG04')
        const own = end < 0 ? rest : rest.slice(0, end)
        return own.includes('PG05') && own.includes('PG06') ? [] : [[article, index]]
      }),
    ),
}

/** Lacey Act declaration of APHIS. */
export const APL: AgencyProgram = {
  agency: 'APH',
  programs: ['APL'],
  name: label({ id: 'apl.called', defaultMessage: 'Lacey Act declaration' }),
  goods: label({
    id: 'apl.goods',
    defaultMessage: 'Goods of wood, paper, bamboo or other parts of plants that the Lacey Act lists',
  }),
  help: label({
    id: 'apl.help',
    defaultMessage:
      'Ask the supplier for each kind of wood: its scientific name, the country where it was harvested, and how much of it is in the goods.',
  }),
  supplier: [
    label({
      id: 'apl.supplier-parts',
      defaultMessage: 'Each part of the product that is made of wood or another plant',
    }),
    label({
      id: 'apl.supplier-name',
      defaultMessage: 'For each part, the scientific name of the plant: genus and species',
    }),
    label({
      id: 'apl.supplier-harvest',
      defaultMessage: 'For each part, the country in which the plant was harvested',
    }),
    label({
      id: 'apl.supplier-quantity',
      defaultMessage:
        'For each part, how much of the material is in one unit of the product, in kilograms, square meters or cubic meters',
    }),
    label({
      id: 'apl.supplier-recycled',
      defaultMessage: 'For paper and board, the percentage of recycled material',
    }),
  ],
  source:
    'APHIS Lacey Act guide, March 2021, at second hand; chapter of July 2026 for PG04, PG05, PG06 and disclaimer G',
  grade: 'C',
  head: [],
  codes: [],
  records: [
    must(
      'PG04',
      label({ id: 'apl.part', defaultMessage: 'Name each part of the product that is of a plant.' }),
      [
        asked('name', label({ id: 'apl.name', defaultMessage: 'Name the part: seat, frame, handle.' })),
        asked(
          'quantity',
          label({ id: 'apl.quantity', defaultMessage: 'Say how much of the plant is in it.' }),
        ),
        asked('unit', label({ id: 'apl.unit', defaultMessage: 'Give the unit of the quantity.' })),
      ],
    ),
    must('PG05', label({ id: 'apl.plant', defaultMessage: 'Give the scientific name of each plant.' }), [
      asked(
        'genus',
        label({ id: 'apl.genus', defaultMessage: 'Give the genus, the first word of the scientific name.' }),
      ),
      asked(
        'species',
        label({
          id: 'apl.species',
          defaultMessage: 'Give the species, the second word of the scientific name.',
        }),
      ),
    ]),
    must('PG06', label({ id: 'apl.harvest', defaultMessage: 'Say where each plant was harvested.' }), [
      asked(
        'country',
        label({
          id: 'apl.country',
          defaultMessage: 'Give the country of harvest, or XZ for five countries or more.',
        }),
      ),
    ]),
    must('PG19', label({ id: 'apl.party', defaultMessage: 'Give the importer with name and address.' })),
    must('PG20', label({ id: 'apl.address', defaultMessage: 'Give the address of the importer.' })),
    must('PG22', label({ id: 'apl.signed', defaultMessage: 'Certify the declaration and date it.' }), [
      asked(
        'certified',
        label({ id: 'apl.certified', defaultMessage: 'Certify that the declaration is true.' }),
      ),
      asked('signedOn', label({ id: 'apl.signed-on', defaultMessage: 'Give the day of the certification.' })),
    ]),
    may('PG10'),
    may('PG21'),
    may('PG25', 1),
    may('PG29', 1),
    may('PG60'),
  ],
  roles: [],
  rolesGrade: 'C',
  rules: [
    EACH_PLANT,
    {
      condition: own(
        'SOURCE TYPE MUST BE HRV',
        label({
          id: 'apl.source-type',
          defaultMessage: 'The country of a plant is where it was harvested (HRV).',
        }),
      ),
      grade: 'A',
      places: (statement) =>
        whole(
          allRows(statement).some(({ record, values }) => record === 'PG06' && values.sourceType !== 'HRV'),
        ),
    },
    {
      condition: own(
        'PARTY IM OR CB MISSING PER PROGRAM',
        label({
          id: 'apl.importer',
          defaultMessage: 'Name the importer or the customs broker of the declaration.',
        }),
      ),
      grade: 'C',
      places: (statement) =>
        whole(
          !allRows(statement).some(
            ({ record, values }) => record === 'PG19' && /^(IM|CB)$/.test(values.role ?? ''),
          ),
        ),
    },
    {
      condition: own(
        'PG25 VALUE OR PG29 QUANTITY MISSING',
        label({ id: 'apl.value', defaultMessage: 'Give the value or the quantity of the line.' }),
      ),
      grade: 'C',
      places: (statement) =>
        whole(
          !allRows(statement).some(
            ({ record, values }) =>
              (record === 'PG25' && values.lineValue) || (record === 'PG29' && values.net),
          ),
        ),
    },
  ],
  form: APL_FORM,
}
