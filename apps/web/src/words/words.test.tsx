import { defineMessage } from '@edfe/domain/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { setLanguage } from './language.ts'
import { t } from './t.ts'
import { T } from './text.tsx'

const lines = (count: number) =>
  t(
    { id: 'test.lines', defaultMessage: '{count, plural, one {# line changes} other {# lines change}}' },
    { count },
  )

afterEach(() => setLanguage())

describe('a message', () => {
  test('is its English where no language is set', () => {
    expect(t({ id: 'test.plain', defaultMessage: 'What you’re declaring' })).toBe('What you’re declaring')
    expect(lines(1)).toBe('1 line changes')
    expect(lines(2)).toBe('2 lines change')
  })

  test('may come from a table of messages', () => {
    const table = { wrong: defineMessage({ id: 'test.wrong', defaultMessage: 'Wrong' }) }
    expect(t(table.wrong)).toBe('Wrong')
  })

  test('is in the language of the page, and in English where that language lacks it', () => {
    setLanguage({
      locale: 'fr-FR',
      catalogue: {
        'test.lines': '{count, plural, one {# ligne change} other {# lignes changent}}',
        'test.plain': 'Ce que vous déclarez',
      },
    })
    expect(t({ id: 'test.plain', defaultMessage: 'What you’re declaring' })).toBe('Ce que vous déclarez')
    // French counts nothing as one.
    expect(lines(0)).toBe('0 ligne change')
    expect(t({ id: 'test.other', defaultMessage: 'Not translated' })).toBe('Not translated')
  })

  test('needs each of its values', () => {
    expect(() => t({ id: 'test.name', defaultMessage: 'Change: {name}' }, {})).toThrow('name')
  })

  test('has elements in its blanks and around its tags', () => {
    const html = renderToStaticMarkup(
      <p>
        <T
          id="test.rich"
          defaultMessage="Read <a>the guide of {day}</a>, {name}."
          values={{ a: (text) => <a href="/documentation">{text}</a>, day: 'March 5', name: <b>Ruth</b> }}
        />
      </p>,
    )
    expect(html).toBe('<p>Read <a href="/documentation">the guide of March 5</a>, <b>Ruth</b>.</p>')
  })
})
