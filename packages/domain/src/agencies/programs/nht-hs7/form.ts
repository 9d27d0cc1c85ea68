import { label } from '../../../messages/index.ts'
import { certification, ofProduct, PRODUCT_GROUP, type ProgramForm, partyRows, rowOf } from '../form.ts'

/** Form HS-7 (49 CFR 591.5): which box is true of the vehicle or part. */
export const HS7_FORM: ProgramForm = {
  needs: ['manufacturer', 'signedOn'],
  groups: [
    {
      id: PRODUCT_GROUP,
      label: label({ id: 'hs7-form.product', defaultMessage: 'Declaration HS-7' }),
      most: 1,
      questions: [
        {
          id: 'brand',
          label: label({ id: 'hs7-form.brand', defaultMessage: 'Make' }),
          kind: 'text',
          maxLength: 35,
        },
        {
          id: 'model',
          label: label({ id: 'hs7-form.model', defaultMessage: 'Model' }),
          kind: 'text',
          maxLength: 15,
          optional: true,
        },
        {
          id: 'box',
          label: label({ id: 'hs7-form.box', defaultMessage: 'Box of form HS-7' }),
          hint: label({
            id: 'hs7-form.box.hint',
            defaultMessage:
              '1 for goods too old for the standards, 2A for goods that conform and carry the label of the manufacturer, 2B for conforming vehicles, 3 to 13 for the other cases of the form',
          }),
          kind: 'code',
          maxLength: 5,
        },
        certification(
          label({
            id: 'hs7-form.certified',
            defaultMessage: 'I declare that this statement of form HS-7 is true',
          }),
        ),
      ],
    },
  ],
  compose: (answers, { manufacturer, signedOn }) => {
    const { brand, model, box, certified } = ofProduct(answers)
    return {
      article: {
        codes: [],
        items: [
          rowOf('PG07', { brand, model }),
          ...partyRows('MF', manufacturer),
          rowOf('PG22', {
            document: 'HS-7',
            conformance: box,
            role: 'IM',
            certified,
            signedOn,
          }),
        ],
      },
    }
  },
}
