import { label } from '../../messages/index.ts'
import { choice } from '../field.ts'

/**
 * Goods put up in sets, which are classified as one article (General Rules of Interpretation 3(b) and 3(c)). The place of a
 * line among others makes it the header or a part of a set, so that it is no fact of goods that a part would keep.
 */
export const setFields = {
  set_indicator: choice({
    label: 'Article set',
    hint: 'Block 31. The header of a set, then its parts, two or more lines right below it',
    block: '31',
    page: 'lines',
    optional: true,
    choices: {
      X: label({ id: 'choice.set-indicator.X', defaultMessage: 'X, header of a set' }),
      V: label({ id: 'choice.set-indicator.V', defaultMessage: 'V, part of a set' }),
    },
    canonical: { about: 'X: header of an article set; V: part of the set of the header above it.' },
  }),
} as const
