import { label } from '../../../messages/index.ts'
import { ARRIVAL_QUESTION, arrivalRow } from '../arrival.ts'
import {
  contactRows,
  ofProduct,
  PRODUCT_GROUP,
  type ProgramForm,
  partyRows,
  type QuestionGroup,
  rowIfGiven,
  rowOf,
} from '../form.ts'
import { CERTIFICATE_GROUP, PERMIT_GROUP, permitRows } from '../permits.ts'

const PLANTS = 'plants'

/** Category types of plants (PG10), as the list of APHIS names them by tariff number. */
export const PLANT_CATEGORIES = {
  AP0400: label({
    id: 'apq-form.AP0400',
    defaultMessage: 'Plants, seeds and bulbs for planting',
  }),
  AP0500: label({ id: 'apq-form.AP0500', defaultMessage: 'Seeds not for planting' }),
  AP0600: label({ id: 'apq-form.AP0600', defaultMessage: 'Fruit and vegetables' }),
  AP0700: label({
    id: 'apq-form.AP0700',
    defaultMessage: 'Processed or dried products of plants, grain, wood',
  }),
  AP0800: label({ id: 'apq-form.AP0800', defaultMessage: 'Cut flowers and greenery' }),
} as const

const PRODUCT: QuestionGroup = {
  id: PRODUCT_GROUP,
  label: label({ id: 'apq-form.product', defaultMessage: 'Goods for APHIS' }),
  most: 1,
  questions: [
    {
      id: 'category_type',
      label: label({ id: 'apq-form.category-type', defaultMessage: 'Kind of goods' }),
      kind: 'choice',
      maxLength: 6,
      choices: PLANT_CATEGORIES,
    },
    {
      id: 'category',
      label: label({ id: 'apq-form.category', defaultMessage: 'Category of APHIS' }),
      hint: label({
        id: 'apq-form.category.hint',
        defaultMessage: 'Category code of Appendix PGA, 5 characters at most',
      }),
      kind: 'code',
      maxLength: 5,
      list: 'aphis-category',
      grade: '?',
    },
    {
      id: 'processing',
      label: label({ id: 'apq-form.processing', defaultMessage: 'Processing code of APHIS' }),
      hint: label({
        id: 'apq-form.processing.hint',
        defaultMessage: 'Of Appendix PGA, 3 characters at most',
      }),
      kind: 'code',
      maxLength: 3,
      list: 'aphis-processing',
      grade: '?',
    },
    {
      id: 'intended_use',
      label: label({ id: 'apq-form.intended-use', defaultMessage: 'Intended use' }),
      hint: label({ id: 'apq-form.intended-use.hint', defaultMessage: 'Code of Appendix R' }),
      kind: 'code',
      maxLength: 16,
      list: 'intended-use',
      grade: '?',
    },
    {
      id: 'description',
      label: label({ id: 'apq-form.description', defaultMessage: 'Goods in words' }),
      hint: label({
        id: 'apq-form.description.hint',
        defaultMessage: 'Variety, part of the plant, how it is packed',
      }),
      kind: 'text',
      maxLength: 57,
      optional: true,
    },
    {
      id: 'quantity',
      label: label({ id: 'apq-form.quantity', defaultMessage: 'Net quantity for APHIS' }),
      kind: 'number',
      maxLength: 13,
      ofOneShipment: true,
      known: ({ quantities: [first] = [] }) =>
        first && /^\d+(\.\d{1,2})?$/.test(first.amount) ? first.amount : undefined,
    },
    {
      id: 'unit',
      label: label({ id: 'apq-form.unit', defaultMessage: 'Unit of this quantity' }),
      kind: 'code',
      maxLength: 3,
      list: 'unit',
      known: ({ quantities: [first] = [] }) => first?.unit,
    },
    { ...ARRIVAL_QUESTION, optional: true },
  ],
}

const PLANT_GROUP: QuestionGroup = {
  id: PLANTS,
  label: label({ id: 'apq-form.plants', defaultMessage: 'Plants of the goods' }),
  most: 50,
  questions: [
    {
      id: 'genus',
      label: label({ id: 'apq-form.genus', defaultMessage: 'Genus of the plant' }),
      hint: label({
        id: 'apq-form.genus.hint',
        defaultMessage: 'First word of the scientific name: Tulipa',
      }),
      kind: 'text',
      maxLength: 22,
    },
    {
      id: 'species',
      label: label({ id: 'apq-form.species', defaultMessage: 'Species of the plant' }),
      hint: label({
        id: 'apq-form.species.hint',
        defaultMessage: 'Second word of the scientific name: gesneriana',
      }),
      kind: 'text',
      maxLength: 22,
    },
    {
      id: 'grown_in',
      label: label({ id: 'apq-form.grown-in', defaultMessage: 'Country in which it grew' }),
      kind: 'country',
      maxLength: 2,
      known: ({ origin }) => origin,
    },
    {
      id: 'source_type',
      label: label({ id: 'apq-form.source-type', defaultMessage: 'What was done in this country' }),
      hint: label({
        id: 'apq-form.source-type.hint',
        defaultMessage: 'Source type of Appendix PGA, 3 characters at most: HRV if it was harvested there',
      }),
      kind: 'code',
      maxLength: 3,
      list: 'source-type',
    },
  ],
}

/** Plants and what grows, in the order of the papers: the goods, their plants, permits, certificates. */
export const APQ_FORM: ProgramForm = {
  needs: ['importer', 'consignee', 'contact', 'arrival'],
  groups: [PRODUCT, PLANT_GROUP, PERMIT_GROUP, CERTIFICATE_GROUP],
  compose: (answers, facts) => {
    const product = ofProduct(answers)
    const { category_type: categoryType, category, description: text } = product
    return {
      processing: product.processing,
      intendedUse: product.intended_use,
      article: {
        codes: [],
        items: [
          ...(answers[PLANTS] ?? []).flatMap(({ genus, species, grown_in, source_type }) => [
            rowOf('PG05', { genus, species }),
            rowOf('PG06', { sourceType: source_type, country: grown_in }),
          ]),
          ...rowIfGiven('PG10', { categoryType, category, text }),
          ...permitRows(answers),
          ...partyRows('IM', facts.importer),
          ...contactRows('IM', facts),
          ...partyRows('UC', facts.consignee),
          ...rowIfGiven('PG29', { netUnit: product.unit, net: product.quantity }),
          ...(facts.arrival ? [arrivalRow(facts, product)] : []),
        ],
      },
    }
  },
}
