import { label } from '../../../messages/index.ts'
import { type AgencyProgram, allRows, asked, may, must, own, whole } from '../program.ts'
import { APQ_FORM, PLANT_CATEGORIES } from './form.ts'

/**
 * Plants, seeds and products of them (APHIS Core, Plant Protection and Quarantine). The categories AP0400 to AP0800 are
 * those of APHIS's list of tariff numbers; all other codes are in Appendix PGA, so they are loaded or typed.
 */
export const APQ: AgencyProgram = {
  agency: 'APH',
  programs: ['APQ'],
  name: label({ id: 'apq.called', defaultMessage: 'Plants and seeds' }),
  goods: label({
    id: 'apq.goods',
    defaultMessage:
      'Plants, seeds, bulbs, fruit, vegetables, cut flowers, grain, wood and what is made of them',
  }),
  help: label({
    id: 'apq.help',
    defaultMessage:
      'Ask APHIS which permit these goods need (PPQ 587 for plants) and have it before the goods are ordered. The country of export gives the phytosanitary certificate.',
  }),
  supplier: [
    label({
      id: 'apq.supplier-name',
      defaultMessage: 'The scientific name of each plant: genus and species',
    }),
    label({ id: 'apq.supplier-country', defaultMessage: 'The country in which each plant grew' }),
    label({
      id: 'apq.supplier-certificate',
      defaultMessage: 'The phytosanitary certificate of the country of export, before the goods leave',
    }),
  ],
  source:
    'APHIS guide, December 2024, at second hand; categories of the APHIS Core Correlation Table; roles from memory (?)',
  grade: 'C',
  head: [],
  codes: [],
  records: [
    must('PG05', label({ id: 'apq.plant', defaultMessage: 'Give the scientific name of each plant.' }), [
      asked('genus', label({ id: 'apq.genus', defaultMessage: 'Give the genus of the plant.' })),
      asked('species', label({ id: 'apq.species', defaultMessage: 'Give the species of the plant.' })),
    ]),
    must('PG06', label({ id: 'apq.grown', defaultMessage: 'Say where each plant grew.' }), [
      asked(
        'country',
        label({ id: 'apq.country', defaultMessage: 'Give the country in which the plant grew.' }),
      ),
    ]),
    must('PG10', label({ id: 'apq.category', defaultMessage: 'Say what kind of goods of plants it is.' }), [
      asked(
        'categoryType',
        label({ id: 'apq.category-type', defaultMessage: 'Say what kind of goods of plants it is.' }),
      ),
    ]),
    may('PG13'),
    {
      ...may('PG14'),
      fields: [
        asked(
          'number',
          label({ id: 'apq.number', defaultMessage: 'Give the number of the permit or certificate.' }),
        ),
      ],
    },
    must('PG19', label({ id: 'apq.party', defaultMessage: 'Name the importer and the consignee.' })),
    must('PG20', label({ id: 'apq.address', defaultMessage: 'Give the address of each party.' })),
    may('PG21'),
    may('PG26', 6),
    may('PG27'),
    must(
      'PG29',
      label({ id: 'apq.quantity', defaultMessage: 'Give the net quantity with its unit.' }),
      [],
      1,
    ),
    may('PG30'),
    may('PG32'),
    may('PG55'),
    may('PG60'),
  ],
  roles: [
    { role: 'IM', words: label({ id: 'apq.importer', defaultMessage: 'Name the importer.' }) },
    { role: 'UC', words: label({ id: 'apq.consignee', defaultMessage: 'Name the consignee.' }) },
  ],
  rolesGrade: '?',
  rules: [
    {
      condition: own(
        'CATEGORY TYPE MUST BE AP0400 TO AP0800',
        label({
          id: 'apq.category-unknown',
          defaultMessage: 'The kind of goods of plants is one of AP0400 to AP0800.',
        }),
      ),
      grade: 'C',
      question: 'category_type',
      places: (statement) =>
        whole(
          allRows(statement).some(
            ({ record, values }) =>
              record === 'PG10' && !Object.hasOwn(PLANT_CATEGORIES, values.categoryType ?? ''),
          ),
        ),
    },
  ],
  form: APQ_FORM,
}
