import { agriculturalRate } from '@edfe/domain/reference'
import { expect, test } from 'vitest'
import { shippedSchedules } from '../shipped/index.ts'
import { demandedUnits } from './index.ts'

test('the dairy products that owe the fee are those that the schedule counts by their milk solids', () => {
  const [{ rows, find }] = shippedSchedules()
  const numbers = rows
    .filter(({ number }) => number >= '04' && number < '23')
    .filter(({ number }) => find(number)?.isWhole)
  const counted = numbers
    .filter(({ units }) => demandedUnits(units).some(({ code }) => code === 'CKG'))
    .map(({ number }) => number)
  const owing = numbers
    .map(({ number }) => number)
    .filter((number) => agriculturalRate('110', number) !== undefined)
  expect(counted.length).toBeGreaterThan(200)
  expect(owing).toEqual(counted)
})
