import { label } from '../../messages/index.ts'

/** The answers of a question: Y and N. */
export const YES_NO = {
  Y: label({ id: 'common.yes', defaultMessage: 'Yes' }),
  N: label({ id: 'common.no', defaultMessage: 'No' }),
} as const
