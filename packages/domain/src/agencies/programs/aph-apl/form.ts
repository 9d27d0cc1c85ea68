import { label } from '../../../messages/index.ts'
import { divideHalfUp, scaled, scaledText } from '../../../money/cents.ts'
import type { AgencyRow } from '../../agency-data.ts'
import {
  type Answers,
  certification,
  ofProduct,
  PRODUCT_GROUP,
  type ProgramForm,
  partyRows,
  rowOf,
} from '../form.ts'

const PLANTS = 'plants'

/** The countries of an answer: codes with spaces or commas between them. */
const countriesOf = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)

const EACH_PLACES = 2
const QUANTITY_PLACES = 5

/** So much in each, times their number, to the two decimals of the record. */
function inAll(each: string | undefined, number: string | undefined): string | undefined {
  const [one, count] = [scaled(each, EACH_PLACES), scaled(number, QUANTITY_PLACES)]
  return one && count
    ? scaledText(divideHalfUp(one * count, 10n ** BigInt(QUANTITY_PLACES)), EACH_PLACES)
    : undefined
}

/** A part of the product, its plant, and where the plant was harvested. */
const plantRows = ({ part, quantity, unit, recycled, genus, species, harvested }: Answers): AgencyRow[] => [
  rowOf('PG04', { name: part, quantity, unit, percent: recycled }),
  rowOf('PG05', { genus, species }),
  ...countriesOf(harvested).map((country) => rowOf('PG06', { sourceType: 'HRV', country })),
]

/** The parts of the product itself, and those of each component, in their order. */
function byComponent(plants: readonly Answers[]) {
  const groups = Map.groupBy(plants, ({ component = '' }) => component)
  return { product: groups.get('') ?? [], components: [...groups].filter(([number]) => number) }
}

/** The Lacey Act declaration: each part of the product that is of a plant. */
export const APL_FORM: ProgramForm = {
  needs: ['importer', 'signedOn', 'value'],
  groups: [
    {
      id: PLANTS,
      label: label({ id: 'apl-form.plants', defaultMessage: 'Parts of the product that are of a plant' }),
      most: 50,
      questions: [
        {
          id: 'part',
          label: label({ id: 'apl-form.part', defaultMessage: 'Part of the product' }),
          hint: label({ id: 'apl-form.part.hint', defaultMessage: 'Seat, frame, handle' }),
          kind: 'text',
          maxLength: 51,
        },
        {
          id: 'component',
          label: label({ id: 'apl-form.component', defaultMessage: 'SKU of the component' }),
          hint: label({
            id: 'apl-form.component.hint',
            defaultMessage:
              'Only if it belongs to a component with a product number, such as a footstool; parts with the same number go together',
          }),
          kind: 'code',
          maxLength: 19,
          optional: true,
        },
        {
          id: 'each',
          label: label({ id: 'apl-form.each', defaultMessage: 'Quantity in one unit of the goods' }),
          hint: label({
            id: 'apl-form.each.hint',
            defaultMessage: 'Kept with the part: times the net quantity it is the quantity in the line',
          }),
          kind: 'number',
          maxLength: 13,
          optional: true,
        },
        {
          id: 'quantity',
          label: label({ id: 'apl-form.quantity', defaultMessage: 'Quantity of plant material' }),
          hint: label({
            id: 'apl-form.quantity.hint',
            defaultMessage: 'In the whole line, two decimals at most',
          }),
          kind: 'number',
          maxLength: 13,
          ofOneShipment: true,
          known: ({ quantities = [] }, { each }) => inAll(each, quantities[0]?.amount),
        },
        {
          id: 'unit',
          label: label({ id: 'apl-form.unit', defaultMessage: 'Unit' }),
          hint: label({ id: 'apl-form.unit.hint', defaultMessage: 'KG, M2 or M3' }),
          kind: 'code',
          maxLength: 5,
          list: 'unit',
        },
        {
          id: 'recycled',
          label: label({ id: 'apl-form.recycled', defaultMessage: 'Percent recycled' }),
          kind: 'number',
          maxLength: 8,
          optional: true,
        },
        {
          id: 'genus',
          label: label({ id: 'apl-form.genus', defaultMessage: 'Genus' }),
          hint: label({
            id: 'apl-form.genus.hint',
            defaultMessage: 'First word of the scientific name: Quercus',
          }),
          kind: 'text',
          maxLength: 22,
        },
        {
          id: 'species',
          label: label({ id: 'apl-form.species', defaultMessage: 'Species' }),
          hint: label({
            id: 'apl-form.species.hint',
            defaultMessage: 'Second word of the scientific name: alba',
          }),
          kind: 'text',
          maxLength: 22,
        },
        {
          id: 'harvested',
          label: label({ id: 'apl-form.harvested', defaultMessage: 'Country of harvest' }),
          hint: label({
            id: 'apl-form.harvested.hint',
            defaultMessage: 'Two letters; up to four countries, or XZ for five and more',
          }),
          kind: 'countries',
          maxLength: 11,
        },
      ],
    },
    {
      id: PRODUCT_GROUP,
      label: label({ id: 'apl-form.declaration', defaultMessage: 'Lacey Act declaration' }),
      most: 1,
      questions: [
        certification(
          label({
            id: 'apl-form.certified',
            defaultMessage:
              'I certify under penalty of perjury that this declaration of plants is true and correct',
          }),
        ),
      ],
    },
  ],
  compose: ({ [PLANTS]: plants = [], ...answers }, { importer, signedOn, value }) => {
    const { product, components } = byComponent(plants)
    return {
      article: {
        codes: [],
        items: [
          ...product.flatMap(plantRows),
          ...partyRows('IM', importer),
          rowOf('PG22', { role: 'IM', certified: ofProduct(answers).certified, signedOn }),
          rowOf('PG25', { lineValue: value }),
        ],
      },
      components: components.map(([number, rows]) => ({
        codes: [{ kind: 'SKU', number }],
        items: rows.flatMap(plantRows),
      })),
    }
  },
}
