import { label } from '../../../messages/index.ts'
import { contactRows, ofProduct, PRODUCT_GROUP, type ProgramForm, rowOf } from '../form.ts'

/** The importer certifies one of two statements about the substance (40 CFR 707.20). */
export const TS1_FORM: ProgramForm = {
  needs: ['contact', 'signedOn'],
  groups: [
    {
      id: PRODUCT_GROUP,
      label: label({
        id: 'ts1-form.product',
        defaultMessage: 'Certification under the Toxic Substances Control Act',
      }),
      most: 1,
      questions: [
        {
          id: 'declaration',
          label: label({ id: 'ts1-form.declaration', defaultMessage: 'What do you certify?' }),
          kind: 'choice',
          maxLength: 4,
          choices: {
            EP4: label({
              id: 'ts1-form.positive',
              defaultMessage: 'All chemical substances in this shipment comply with the act',
            }),
            EP5: label({
              id: 'ts1-form.negative',
              defaultMessage: 'None of the chemicals in this shipment is subject to the act',
            }),
          },
        },
      ],
    },
  ],
  compose: (answers, facts) => ({
    article: {
      codes: [],
      items: [
        ...contactRows('CI', facts),
        rowOf('PG22', {
          role: 'CI',
          declaration: ofProduct(answers).declaration,
          certified: facts.signedOn && 'Y',
          signedOn: facts.signedOn,
        }),
      ],
    },
  }),
}
