import { label } from '../../../messages/index.ts'
import { ofProduct, PRODUCT_GROUP, type ProgramForm, partyRows, rowOf } from '../form.ts'

/** The label and the quantity of a beverage. */
export const ALCOHOL_FORM: ProgramForm = {
  needs: ['importer'],
  groups: [
    {
      id: PRODUCT_GROUP,
      label: label({ id: 'ttb-form.product', defaultMessage: 'Label and quantity' }),
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
        {
          id: 'liters',
          label: label({ id: 'ttb-form.liters', defaultMessage: 'Liters in the line' }),
          kind: 'number',
          maxLength: 13,
          ofOneShipment: true,
        },
      ],
    },
  ],
  compose: (answers, { importer }) => {
    const { brand, cola, liters } = ofProduct(answers)
    return {
      article: {
        codes: [],
        items: [
          rowOf('PG07', { brand }),
          rowOf('PG14', { number: cola }),
          ...partyRows('IM', importer),
          rowOf('PG29', { netUnit: liters && 'L', net: liters }),
        ],
      },
    }
  },
}
