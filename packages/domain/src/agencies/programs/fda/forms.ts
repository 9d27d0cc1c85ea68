import { label } from '../../../messages/index.ts'
import type { AgencyItem } from '../../agency-data.ts'
import { ARRIVAL_QUESTION, arrivalRow } from '../arrival.ts'
import {
  type AgencyFacts,
  type Answers,
  type AnswersByGroup,
  type ComposedStatement,
  contactRows,
  ofProduct,
  PRODUCT_GROUP,
  type ProgramForm,
  type ProgramQuestion,
  partyRows,
  type QuestionGroup,
  rowIfGiven,
  rowOf,
} from '../form.ts'
import { LOT_GROUP, lotRows } from '../lots.ts'

const PACKAGES = 'packages'
/** The country in which goods of an FDA program are produced, and in which food is grown or produced. */
const PRODUCED_IN = '39'

const affirmation = (
  id: string,
  question: ProgramQuestion['label'],
  rest: Partial<ProgramQuestion> = {},
): ProgramQuestion => ({ id, label: question, kind: 'code', maxLength: 70, ...rest })

const PRODUCT_CODE: ProgramQuestion = {
  id: 'product_code',
  label: label({ id: 'fda-form.product-code', defaultMessage: 'FDA product code' }),
  hint: label({
    id: 'fda-form.product-code.hint',
    defaultMessage: '7 characters, from FDA’s product code builder',
  }),
  kind: 'code',
  maxLength: 19,
}
const PROCESSING: ProgramQuestion = {
  id: 'processing',
  label: label({ id: 'fda-form.processing', defaultMessage: 'Kind of product' }),
  hint: label({
    id: 'fda-form.processing.hint',
    defaultMessage: '3 letters, FDA’s processing code, such as PRO for processed food',
  }),
  kind: 'code',
  maxLength: 3,
  list: 'fda-processing',
}
const SHARED: readonly ProgramQuestion[] = [
  PRODUCT_CODE,
  {
    id: 'intended_use',
    label: label({ id: 'fda-form.intended-use', defaultMessage: 'Intended use' }),
    hint: label({
      id: 'fda-form.intended-use.hint',
      defaultMessage: 'Code of Appendix R, such as 130.000 for consumer use',
    }),
    kind: 'code',
    maxLength: 16,
    list: 'intended-use',
  },
  {
    id: 'label_text',
    label: label({ id: 'fda-form.label-text', defaultMessage: 'Product as its label describes it' }),
    kind: 'text',
    maxLength: 57,
  },
  {
    id: 'brand',
    label: label({ id: 'fda-form.brand', defaultMessage: 'Brand' }),
    kind: 'text',
    maxLength: 35,
    optional: true,
  },
  {
    id: 'made_in',
    label: label({ id: 'fda-form.made-in', defaultMessage: 'Country in which it is made or grown' }),
    kind: 'country',
    maxLength: 2,
    known: ({ origin }) => origin,
  },
  ARRIVAL_QUESTION,
]

const productGroup = (...questions: readonly ProgramQuestion[]): QuestionGroup => ({
  id: PRODUCT_GROUP,
  label: label({ id: 'fda-form.product', defaultMessage: 'Product' }),
  most: 1,
  questions,
})

/** The levels of packages, from the outermost to the innermost. */
const packages: QuestionGroup = {
  id: PACKAGES,
  label: label({ id: 'fda-form.packages', defaultMessage: 'Packages, from the outermost to the innermost' }),
  most: 6,
  questions: [
    {
      id: 'quantity',
      label: label({ id: 'fda-form.quantity', defaultMessage: 'Quantity' }),
      hint: label({
        id: 'fda-form.quantity.hint',
        defaultMessage: 'Of the outermost all of the line, of each other those in one of the level above',
      }),
      kind: 'number',
      maxLength: 13,
      ofOneShipment: true,
    },
    {
      id: 'unit',
      label: label({ id: 'fda-form.unit', defaultMessage: 'Unit' }),
      hint: label({ id: 'fda-form.unit.hint', defaultMessage: 'CT for cartons, KG for the innermost' }),
      kind: 'code',
      maxLength: 5,
      list: 'unit',
    },
  ],
}

/** Affirmations that have a number or text, by their codes. */
const affirmed = (numbers: Readonly<Record<string, string | undefined>>): AgencyItem[] =>
  Object.entries(numbers).flatMap(([code, text]) => (text ? [rowOf('PG23', { code, text })] : []))

function compose(
  answers: AnswersByGroup,
  facts: AgencyFacts,
  affirmations: (product: Answers) => readonly AgencyItem[],
): ComposedStatement {
  const product = ofProduct(answers)
  return {
    processing: product.processing || undefined,
    intendedUse: product.intended_use,
    article: {
      codes: product.product_code ? [{ kind: 'FDP', number: product.product_code }] : [],
      items: [
        rowOf('PG06', { sourceType: PRODUCED_IN, country: product.made_in }),
        ...rowIfGiven('PG07', { brand: product.brand }),
        rowOf('PG10', { text: product.label_text }),
        ...partyRows('MF', facts.manufacturer),
        ...partyRows('DEQ', facts.shipper),
        ...partyRows('FD1', facts.importer),
        ...contactRows('FD1', facts),
        ...partyRows('UC', facts.consignee),
        ...affirmations(product),
        ...lotRows(answers),
        ...(answers[PACKAGES] ?? []).map(({ quantity, unit }, index) =>
          rowOf('PG26', { level: `${index + 1}`, quantity, unit }),
        ),
        arrivalRow(facts, product),
      ],
    },
  }
}

const NEEDS = ['manufacturer', 'shipper', 'importer', 'consignee', 'contact', 'arrival'] as const

const HAS_NO_REGISTRATION = affirmation(
  'no_registration',
  label({ id: 'fda-form.no-registration', defaultMessage: 'Reason why the facility has no registration' }),
  {
    hint: label({
      id: 'fda-form.no-registration.hint',
      defaultMessage: 'A letter of FDA’s list, only if there is no registration',
    }),
    optional: true,
  },
)

/** Food with prior notice in the entry. */
export const FOOD_FORM: ProgramForm = {
  needs: NEEDS,
  groups: [
    productGroup(
      PROCESSING,
      ...SHARED,
      affirmation(
        'facility_registration',
        label({ id: 'fda-form.facility-registration', defaultMessage: 'Registration of the food facility' }),
        {
          hint: label({
            id: 'fda-form.facility-registration.hint',
            defaultMessage: '11 digits, of the facility that made the food',
          }),
          optional: true,
        },
      ),
      HAS_NO_REGISTRATION,
      affirmation(
        'prior_notice',
        label({ id: 'fda-form.prior-notice', defaultMessage: 'Confirmation of a prior notice sent before' }),
        {
          hint: label({
            id: 'fda-form.prior-notice.hint',
            defaultMessage: '12 digits, if you gave prior notice in FDA’s own system',
          }),
          optional: true,
          ofOneShipment: true,
        },
      ),
    ),
    packages,
    LOT_GROUP,
  ],
  compose: (answers, facts) =>
    compose(answers, facts, ({ facility_registration, no_registration, prior_notice }) =>
      affirmed({ PFR: facility_registration, FME: no_registration, PNC: prior_notice }),
    ),
}

/** A cosmetic. */
export const COSMETIC_FORM: ProgramForm = {
  needs: NEEDS,
  groups: [
    productGroup(
      ...SHARED,
      affirmation(
        'cosmetic_registration',
        label({
          id: 'fda-form.cosmetic-registration',
          defaultMessage: 'Registration of the cosmetic facility',
        }),
        { optional: true },
      ),
    ),
  ],
  compose: (answers, facts) =>
    compose(answers, facts, ({ cosmetic_registration }) => affirmed({ COS: cosmetic_registration })),
}

/** A medical device. */
export const DEVICE_FORM: ProgramForm = {
  needs: NEEDS,
  groups: [
    productGroup(
      PROCESSING,
      ...SHARED,
      affirmation(
        'maker_registration',
        label({
          id: 'fda-form.maker-registration',
          defaultMessage: 'Registration of the maker of the device',
        }),
      ),
      affirmation(
        'device_listing',
        label({ id: 'fda-form.device-listing', defaultMessage: 'Listing of the device' }),
      ),
      affirmation(
        'premarket',
        label({ id: 'fda-form.premarket', defaultMessage: 'Premarket number (510(k), PMA)' }),
        { optional: true },
      ),
    ),
  ],
  compose: (answers, facts) =>
    compose(answers, facts, ({ maker_registration, device_listing, premarket }) =>
      affirmed({ DEV: maker_registration, LST: device_listing, 'PM#': premarket }),
    ),
}

/** A product that emits radiation, declared as form FDA 2877 does. */
export const RADIATION_FORM: ProgramForm = {
  needs: NEEDS,
  groups: [
    productGroup(
      ...SHARED,
      affirmation(
        'declaration',
        label({ id: 'fda-form.declaration-2877', defaultMessage: 'Declaration of form FDA 2877' }),
        {
          hint: label({
            id: 'fda-form.declaration-2877.hint',
            defaultMessage: 'RA1 to RD3: R, then letter and number of the declaration on the form',
          }),
          maxLength: 3,
          list: 'fda-affirmation',
          grade: '?',
        },
      ),
      affirmation(
        'accession',
        label({ id: 'fda-form.accession', defaultMessage: 'Accession number of the report to FDA' }),
        { optional: true },
      ),
    ),
  ],
  compose: (answers, facts) =>
    compose(answers, facts, ({ declaration, accession }) => [
      ...(declaration ? [rowOf('PG23', { code: declaration })] : []),
      ...affirmed({ ACC: accession }),
    ]),
}
