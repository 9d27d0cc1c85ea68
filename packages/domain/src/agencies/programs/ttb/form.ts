import { ALCOHOL_ANSWERS } from '../../../calculations/alcohol-tax.ts'
import { label } from '../../../messages/index.ts'
import { scaled, scaledText } from '../../../money/cents.ts'
import {
  type LineQuantity,
  ofProduct,
  PRODUCT_GROUP,
  type ProgramForm,
  type ProgramQuestion,
  partyRows,
  rowIfGiven,
  rowOf,
} from '../form.ts'
import { paperType } from '../permits.ts'

const PLACES = 2

/** The liters of the line, to the two decimals of the record. */
function litersOf(quantities: readonly LineQuantity[]): string | undefined {
  const liters = scaled(quantities.find(({ unit }) => unit === 'L')?.amount, PLACES)
  return liters ? scaledText(liters, PLACES) : undefined
}

const ALCOHOL: ProgramQuestion = {
  id: ALCOHOL_ANSWERS.alcohol,
  label: label({ id: 'ttb-form.alcohol', defaultMessage: 'Alcohol by volume, percent' }),
  hint: label({ id: 'ttb-form.tax.hint', defaultMessage: 'For the internal revenue tax; not sent to TTB' }),
  kind: 'number',
  maxLength: 5,
  optional: true,
}

const WINE: ProgramQuestion = {
  id: ALCOHOL_ANSWERS.wine,
  label: label({ id: 'ttb-form.wine', defaultMessage: 'Kind of wine' }),
  hint: label({ id: 'ttb-form.tax.hint', defaultMessage: 'For the internal revenue tax; not sent to TTB' }),
  kind: 'choice',
  maxLength: 10,
  optional: true,
  choices: {
    STILL: label({ id: 'ttb-form.wine.still', defaultMessage: 'Still wine' }),
    SPARKLING: label({ id: 'ttb-form.wine.sparkling', defaultMessage: 'Sparkling wine' }),
    CARBONATED: label({ id: 'ttb-form.wine.carbonated', defaultMessage: 'Artificially carbonated wine' }),
    CIDER: label({ id: 'ttb-form.wine.cider', defaultMessage: 'Hard cider' }),
  },
}

/** What a program asks for the tax of its drinks; all beer has one rate. */
const TAX_QUESTIONS: Readonly<Record<string, readonly ProgramQuestion[]>> = {
  BER: [],
  WIN: [WINE, ALCOHOL],
  DSP: [ALCOHOL],
}

/** The label, the permit and the quantity of a beverage of a program, and what its tax follows from. */
export const alcoholForm = (program: string): ProgramForm => ({
  needs: ['importer'],
  groups: [
    {
      id: PRODUCT_GROUP,
      label: label({ id: 'ttb-form.product', defaultMessage: 'Label, permit and quantity' }),
      most: 1,
      questions: [
        {
          id: 'brand',
          label: label({ id: 'ttb-form.brand', defaultMessage: 'Brand on the label' }),
          kind: 'text',
          maxLength: 35,
        },
        {
          id: 'cola',
          label: label({ id: 'ttb-form.cola', defaultMessage: 'Number of the label approval (COLA)' }),
          hint: label({ id: 'ttb-form.cola.hint', defaultMessage: '14 digits, from the certificate of TTB' }),
          kind: 'code',
          maxLength: 33,
        },
        paperType('cola_type', {
          label: label({ id: 'ttb-form.cola-type', defaultMessage: 'Type of the label approval' }),
        }),
        {
          id: 'permit',
          label: label({ id: 'ttb-form.permit', defaultMessage: 'Number of the importer’s basic permit' }),
          hint: label({
            id: 'ttb-form.permit.hint',
            defaultMessage: 'Of TTB; without one, apply at Permits Online before the goods are ordered',
          }),
          kind: 'code',
          maxLength: 33,
        },
        paperType('permit_type', {
          label: label({ id: 'ttb-form.permit-type', defaultMessage: 'Type of the basic permit' }),
        }),
        {
          id: ALCOHOL_ANSWERS.liters,
          label: label({ id: 'ttb-form.liters', defaultMessage: 'Liters in the line' }),
          kind: 'number',
          maxLength: 13,
          ofOneShipment: true,
          known: ({ quantities = [] }) => litersOf(quantities),
        },
        ...(TAX_QUESTIONS[program] ?? []),
      ],
    },
  ],
  compose: (answers, { importer }) => {
    const { brand, cola, cola_type, permit, permit_type, liters } = ofProduct(answers)
    return {
      article: {
        codes: [],
        items: [
          rowOf('PG07', { brand }),
          ...rowIfGiven('PG14', { type: permit_type, number: permit }),
          rowOf('PG14', { type: cola_type, number: cola }),
          ...partyRows('IM', importer),
          rowOf('PG29', { netUnit: liters && 'L', net: liters }),
        ],
      },
    }
  },
})
