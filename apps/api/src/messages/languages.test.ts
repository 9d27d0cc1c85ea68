import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@edfe/domain/messages'
import { describe, expect, test } from 'vitest'
import { readLanguages } from './languages.ts'
import { accountMails } from './mail-messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'translations-'))
mkdirSync(join(folder, 'es'))
writeFileSync(
  join(folder, 'es', 'api.json'),
  JSON.stringify({
    'refusal.part-exists': 'La pieza {number} ya existe.',
    'mail.reset.subject': 'Restablezca su contraseña',
  }),
)
writeFileSync(join(folder, 'es', 'site.json'), JSON.stringify({ 'about.title': 'Acerca de' }))
writeFileSync(join(folder, 'README.md'), 'No language.')
const languages = readLanguages(folder)
const partExists = say(
  { id: 'refusal.part-exists', defaultMessage: 'Part {number} already exists.' },
  { number: 'A-1' },
)

describe('the words of a reader', () => {
  test.each([
    ['es', 'La pieza A-1 ya existe.'],
    ['es-MX,es;q=0.9,en;q=0.8', 'La pieza A-1 ya existe.'],
    ['es-MX', 'La pieza A-1 ya existe.'],
    ['en-GB', 'Part A-1 already exists.'],
    ['en-US,en;q=0.9,es;q=0.8', 'Part A-1 already exists.'],
    ['fr', 'Part A-1 already exists.'],
    ['*', 'Part A-1 already exists.'],
    [undefined, 'Part A-1 already exists.'],
    [';;;,=', 'Part A-1 already exists.'],
  ])('for Accept-Language %s are %s', (header, sentence) => {
    expect(languages.preferred(header).format(partExists)).toBe(sentence)
  })

  test('are English where the translation lacks the message', () => {
    expect(languages.preferred('es').format(accountMails.passwordChanged())).toBe(
      'The password of your account was changed',
    )
  })

  test('of a mail are in the language of the account', () => {
    const subject = accountMails.resetSubject()
    expect(languages.ofAccount('ES').format(subject)).toBe('Restablezca su contraseña')
    expect(languages.ofAccount('EN').format(subject)).toBe('Reset your password')
    expect(languages.ofAccount(undefined).format(subject)).toBe('Reset your password')
  })
})

test('pages get a translation with its blanks parsed: they have no parser', () => {
  expect(languages.forPages('es')).toEqual({
    'refusal.part-exists': [
      { type: 0, value: 'La pieza ' },
      { type: 1, value: 'number' },
      { type: 0, value: ' ya existe.' },
    ],
    'mail.reset.subject': 'Restablezca su contraseña',
    'about.title': 'Acerca de',
  })
  expect(languages.areaForPages('es', 'site')).toEqual({ 'about.title': 'Acerca de' })
  expect(languages.areaForPages('es', 'rules')).toBeUndefined()
  expect(languages.forPages('en')).toBeUndefined()
})

test('a translation that cannot be read stops the start', () => {
  mkdirSync(join(folder, 'fr'))
  writeFileSync(join(folder, 'fr', 'api.json'), '{"refusal.part-exists": 7}')
  expect(() => readLanguages(folder)).toThrow()
})
