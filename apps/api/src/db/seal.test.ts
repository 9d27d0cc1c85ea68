import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const earlier = createSeal('tests', 'an earlier secret')
const current = createSeal('tests', 'the current secret', ['an older secret', 'an earlier secret'])
const alone = createSeal('tests', 'the current secret')

test('what an earlier secret has encrypted is read while that secret is known', () => {
  const sealed = earlier.encrypt('123-45-6789')
  expect(current.decrypt(sealed)).toBe('123-45-6789')
  expect(() => alone.decrypt(sealed)).toThrow()
})

test('what is renewed needs the current secret alone', () => {
  const renewed = current.renew(earlier.encrypt('123-45-6789'))
  expect(alone.decrypt(renewed)).toBe('123-45-6789')
})

test('what the current secret has encrypted stays as it is', () => {
  const sealed = current.encrypt('123-45-6789')
  expect(current.renew(sealed)).toBe(sealed)
})

test('a text that no known secret has encrypted is neither read nor renewed', () => {
  const foreign = createSeal('other tests', 'the current secret').encrypt('123-45-6789')
  expect(() => current.decrypt(foreign)).toThrow()
  expect(() => current.renew(foreign)).toThrow()
})
