import { label } from '../../../messages/index.ts'
import { type AgencyProgram, asked, may, must, own } from '../program.ts'
import { FOOD_FORM } from './forms.ts'
import {
  ADDRESSED,
  ARRIVAL,
  affirmsOneOf,
  CONTACT,
  DESCRIBED,
  FDA_RULES,
  INTENDED_USE,
  MADE_IN,
  PROCESSING,
  PRODUCT_CODE,
  REST,
  ROLES,
} from './parts.ts'

/** Food and feed, with prior notice in the entry. */
export const FOOD: AgencyProgram = {
  agency: 'FDA',
  programs: ['FOO'],
  name: label({ id: 'fda-food.name', defaultMessage: 'Food, with prior notice' }),
  goods: label({ id: 'fda-food.goods', defaultMessage: 'Food and drink for people and animals' }),
  help: label({
    id: 'fda-food.help',
    defaultMessage:
      'FDA takes prior notice before the goods arrive: two hours by road, four by air and rail, eight by sea. Ask the supplier for the registration number of the facility that makes the food.',
  }),
  supplier: [
    label({
      id: 'fda-food.supplier-facility',
      defaultMessage: 'The FDA registration number of the facility that makes the food: 11 digits',
    }),
    label({
      id: 'fda.supplier-code',
      defaultMessage: 'The FDA product code of the product: 7 letters and digits',
    }),
    label({
      id: 'fda.supplier-label',
      defaultMessage: 'A picture of the label, with the name of the product in English',
    }),
    label({
      id: 'fda-food.supplier-maker',
      defaultMessage:
        'The name and address of the maker, or of the grower of fresh produce, and the country in which it is made or grown',
    }),
    label({
      id: 'fda-food.supplier-packages',
      defaultMessage:
        'The packages from the outermost to the innermost, with the number and the weight of each',
    }),
  ],
  source: 'FDA guide, August 2025, tables 9-9, 9-27 and 9-30, at second hand; roles from memory',
  grade: 'C',
  head: [PROCESSING, INTENDED_USE],
  codes: [PRODUCT_CODE],
  records: [
    MADE_IN,
    may('PG07', 1),
    DESCRIBED,
    ...ADDRESSED,
    CONTACT,
    {
      ...must(
        'PG23',
        label({
          id: 'fda-food.affirmation',
          defaultMessage: 'Give the registration of the facility that makes the food.',
        }),
      ),
      question: 'facility_registration',
    },
    must(
      'PG26',
      label({
        id: 'fda-food.packages',
        defaultMessage: 'Give the packages from the outermost to the innermost.',
      }),
      [
        asked(
          'quantity',
          label({ id: 'fda-food.quantity', defaultMessage: 'Give the quantity of each level of packages.' }),
        ),
        asked(
          'unit',
          label({ id: 'fda-food.unit', defaultMessage: 'Give the unit of each level of packages.' }),
        ),
      ],
      6,
    ),
    may('PG28', 1),
    may('PG29', 1),
    ARRIVAL,
    may('PG32'),
    ...REST,
  ],
  roles: ROLES,
  rolesGrade: '?',
  rules: [
    ...FDA_RULES,
    affirmsOneOf(
      ['PFR', 'FME', 'GFR', 'PNC'],
      own(
        'FOOD FACILITY REGISTRATION MISSING',
        label({
          id: 'fda-food.registration',
          defaultMessage:
            'Give the registration of the facility (PFR), the reason that it has none (FME), or the confirmation of a prior notice that was sent before (PNC).',
        }),
      ),
      { grade: 'C', question: 'facility_registration' },
    ),
  ],
  form: FOOD_FORM,
}
