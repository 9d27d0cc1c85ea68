import { label } from '../../../messages/index.ts'
import { contactRows, ofProduct, PRODUCT_GROUP, type ProgramForm, partyRows, rowOf } from '../form.ts'
import { LOT_GROUP, lotRows } from '../lots.ts'

const RULES = 'rules'

/** The certificate by its numbers in the Product Registry (eFiling by reference). */
export const REFERENCE_FORM: ProgramForm = {
  needs: [],
  groups: [
    {
      id: PRODUCT_GROUP,
      label: label({ id: 'cps-form.reference', defaultMessage: 'Certificate in the Product Registry' }),
      most: 1,
      questions: [
        {
          id: 'certifier',
          label: label({ id: 'cps-form.certifier', defaultMessage: 'Number of the certifier' }),
          kind: 'code',
          maxLength: 33,
        },
        {
          id: 'registry_product',
          label: label({ id: 'cps-form.registry-product', defaultMessage: 'Product number in the registry' }),
          kind: 'code',
          maxLength: 19,
        },
        {
          id: 'registry_version',
          label: label({ id: 'cps-form.registry-version', defaultMessage: 'Version of the certificate' }),
          kind: 'code',
          maxLength: 19,
        },
      ],
    },
  ],
  compose: (answers) => {
    const { certifier, registry_product = '', registry_version = '' } = ofProduct(answers)
    return {
      processing: 'REF',
      article: {
        codes: [
          { kind: 'PRI', number: registry_product },
          { kind: 'PRIV', number: registry_version },
        ].filter(({ number }) => number),
        items: [rowOf('PG14', { number: certifier })],
      },
    }
  },
}

/** The seven elements of a certificate (16 CFR 1110.11). */
export const FULL_FORM: ProgramForm = {
  needs: ['manufacturer', 'contact'],
  groups: [
    {
      id: PRODUCT_GROUP,
      label: label({ id: 'cps-form.certificate', defaultMessage: 'Certificate of the product' }),
      most: 1,
      questions: [
        {
          id: 'product_number',
          label: label({
            id: 'cps-form.product-number',
            defaultMessage: 'Product number on the certificate',
          }),
          hint: label({
            id: 'cps-form.product-number.hint',
            defaultMessage: 'As the maker knows it: the SKU',
          }),
          kind: 'code',
          maxLength: 19,
        },
        {
          id: 'intended_use',
          label: label({ id: 'cps-form.intended-use', defaultMessage: 'Intended use' }),
          hint: label({
            id: 'cps-form.intended-use.hint',
            defaultMessage: 'Code of Appendix R, such as 130.005 for consumer products for children',
          }),
          kind: 'code',
          maxLength: 16,
          list: 'intended-use',
        },
        {
          id: 'made_in',
          label: label({ id: 'cps-form.made-in', defaultMessage: 'Country in which it is made' }),
          kind: 'country',
          maxLength: 2,
          known: ({ origin }) => origin,
        },
        {
          id: 'made_on',
          label: label({ id: 'cps-form.made-on', defaultMessage: 'First day on which it was made' }),
          kind: 'day',
          maxLength: 10,
        },
        {
          id: 'tested',
          label: label({ id: 'cps-form.tested', defaultMessage: 'Who tested it?' }),
          kind: 'choice',
          maxLength: 1,
          choices: {
            L: label({ id: 'cps-form.tested-by-laboratory', defaultMessage: 'A laboratory' }),
            N: label({ id: 'cps-form.not-tested', defaultMessage: 'No test is required' }),
          },
        },
        {
          id: 'tested_on',
          label: label({ id: 'cps-form.tested-on', defaultMessage: 'Day of the test' }),
          kind: 'day',
          maxLength: 10,
          optional: true,
        },
      ],
    },
    {
      id: RULES,
      label: label({ id: 'cps-form.rules', defaultMessage: 'Safety rules of the certificate' }),
      most: 20,
      questions: [
        {
          id: 'rule',
          label: label({ id: 'cps-form.rule', defaultMessage: 'Safety rule' }),
          hint: label({
            id: 'cps-form.rule.hint',
            defaultMessage: 'As the certificate cites it: 16 CFR 1501',
          }),
          kind: 'text',
          maxLength: 57,
        },
      ],
    },
    LOT_GROUP,
  ],
  compose: (answers, facts) => {
    const { product_number, intended_use, made_in, made_on, tested, tested_on } = ofProduct(answers)
    return {
      intendedUse: intended_use,
      article: {
        codes: product_number ? [{ kind: 'SKU', number: product_number }] : [],
        items: [
          rowOf('PG06', { sourceType: '30', country: made_in, processingStart: made_on }),
          ...(answers[RULES] ?? []).map(({ rule }) => rowOf('PG10', { text: rule })),
          ...partyRows('MF', facts.manufacturer),
          ...contactRows('MF', facts),
          ...lotRows(answers),
          rowOf('PG30', { status: tested, date: tested === 'L' ? tested_on : undefined }),
        ],
      },
    }
  },
}
