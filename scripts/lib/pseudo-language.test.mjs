import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it } from 'vitest'
import { pseudoMessage } from './pseudo-language.mjs'

const format = (english, values) => String(new IntlMessageFormat(pseudoMessage(english), 'en').format(values))

it('brackets a message, accents its letters and makes it 40 % longer', () => {
  expect(format('Save and exit')).toBe('⟦Šåvé åñð éxîţ ~~~~~~⟧')
})

it('leaves blanks, plurals and tags to their values', () => {
  const lines = '{count, plural, one {# line} other {# lines}} of <b>{name}</b>'
  const values = { count: 2, name: 'Lamps', b: (text) => `*${text}*` }
  expect(format(lines, values)).toBe('⟦2 ļîñéš öf *Lamps* ~~⟧')
})

it('keeps the apostrophes and braces of a text', () => {
  expect(format("It isn't '{'here'}'")).toBe("⟦Îţ îšñ'ţ {héŕé} ~~~~~~⟧")
})
