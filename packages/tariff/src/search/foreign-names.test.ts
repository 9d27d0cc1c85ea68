import { expect, test } from 'vitest'
import { toEnglish } from './foreign-names.ts'

const SPANISH = [
  ['lámpara', 'lamp'],
  ['lámpara de mesa', 'table lamp'],
  ['eléctrica', 'electric'],
  ['camisa', 'shirt'],
  ['algodón', 'cotton'],
  ['niño', 'boy'],
  ['pan', 'bread'],
  ['lápiz', 'pencil'],
  ['cinturón', 'belt'],
  ['piel', 'leather'],
] as const

test.each([
  ['lámpara de mesa', 'table lamp'],
  ['Lamparas de mesa', 'table lamp'],
  ['lámpara eléctrica', 'electric lamp'],
  ['camisas de algodón para niños', 'shirt of cotton for boy'],
  ['pan', 'bread'],
  ['lápices', 'pencil'],
  ['cinturones de piel', 'belt of leather'],
  ['lámpara LED', 'led lamp'],
])('Spanish "%s" is searched as "%s"', (spanish, english) => {
  expect(toEnglish(SPANISH, 'es')(spanish)).toBe(english)
})

test.each([
  ['chapeaux', 'hat'],
  ['machine à café', 'coffee maker'],
  ['boîte d’acier', 'box of steel'],
  ['jouets pour animaux', 'toy for animal'],
])('French "%s" is searched as "%s"', (french, english) => {
  const names = [
    ['chapeau', 'hat'],
    ['machine à café', 'coffee maker'],
    ['boîte', 'box'],
    ['acier', 'steel'],
    ['jouet', 'toy'],
    ['animal', 'animal'],
  ] as const
  expect(toEnglish(names, 'fr')(french)).toBe(english)
})

test('English words stay what they are', () => {
  expect(toEnglish(SPANISH, 'es')('table lamp, brass')).toBeUndefined()
})

test('of two names that are written alike the first counts', () => {
  const names = [
    ['gato', 'cat'],
    ['gato', 'car jack'],
  ] as const
  expect(toEnglish(names, 'es')('gatos')).toBe('cat')
})
