import { expect, test } from 'vitest'
import { agencyAdvice } from './agency-advice.ts'

const ids = (hts: string) => agencyAdvice(hts).map(({ id }) => id)

test('honey is asked about food, and the answer says what to ask the supplier for', () => {
  const [eaten] = agencyAdvice('0409.00.0005')
  expect(eaten?.id).toBe('eaten')
  expect(eaten?.help.defaultMessage).toContain('Ask the supplier for the registration number of the facility')
})

test('a chair of wood has the flag of the Lacey Act, and is not asked about wood again', () => {
  expect(ids('9401.61.4011')).toContain('AL1')
  expect(ids('9401.61.4011')).not.toContain('wood')
})

test('meat says that its data are filed elsewhere', () => {
  const meat = agencyAdvice('0201.30.0200').find(({ id }) => id === 'meat')
  expect(meat?.help.defaultMessage).toContain('cannot be filed here')
})

test('a number that no agency is known for has no advice', () => {
  expect(agencyAdvice('7318.15.2010')).toEqual([])
})
