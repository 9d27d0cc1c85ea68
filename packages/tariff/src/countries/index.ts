import { defineMessage, type Message } from '@edfe/domain/messages'
import { originCountry } from '@edfe/domain/reference'

/** The members of the European Union by ISO code, as the U.S. notes of chapter 99 name them. */
export const EUROPEAN_UNION =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')

/** CAFTA-DR parties other than the United States (HTSUS general note 29). */
export const CAFTA_DR = ['CR', 'DO', 'SV', 'GT', 'HN', 'NI']

/** Products of these countries pay column 2 (HTSUS general note 3(b)). */
export const COLUMN_2_COUNTRIES = ['BY', 'CU', 'KP', 'RU']

/** Why goods of a country may not be imported. */
export const embargoed = defineMessage<{ rule: string }>({
  id: 'tariff.embargo',
  defaultMessage:
    'Goods of this country may not be imported without a license of the Office of Foreign Assets Control ({rule}).',
})

/** Countries whose goods may not be imported at all, with the regulation that says so. */
const EMBARGOES: ReadonlyMap<string, string> = new Map([
  ['CU', '31 CFR 515.204'],
  ['IR', '31 CFR 560.201'],
  ['KP', '31 CFR 510.205'],
])

/** Why goods of an origin may not be imported; undefined when the whole country is not restricted. */
export function importBan(origin: string): Message | undefined {
  const rule = EMBARGOES.get(originCountry(origin))
  return rule ? embargoed({ rule }) : undefined
}
