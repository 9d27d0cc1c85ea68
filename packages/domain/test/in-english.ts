import { IntlMessageFormat } from 'intl-messageformat'
import type { Amount } from '../src/calculations/index.ts'
import type { Sentence } from '../src/messages/index.ts'

export const inEnglish = ({ defaultMessage, params }: Sentence): string =>
  String(new IntlMessageFormat(defaultMessage, 'en').format(params as Record<string, string>))

/** How an amount came about, in English: 'MPF (499): 42.01'. */
export const componentsInEnglish = (amount: Amount | undefined): string[] =>
  (amount?.components ?? []).map(({ label, amount }) => `${inEnglish(label)}: ${amount}`)
