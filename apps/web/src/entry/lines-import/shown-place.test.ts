import { expect, test } from 'vitest'
import { ShownPlace } from './shown-place.ts'

const at = (page: number, x: number) => ({ page, x, y: 700, width: 20 })
const PLACES = [
  [[at(1, 30)], [at(1, 100), at(1, 110)]],
  [[at(2, 30)], []],
]

test('one value is shown where it is printed, a description in both of its rows of print', () => {
  const place = new ShownPlace(PLACES)
  place.show(1, 1)
  expect(place.shown()).toEqual([at(1, 100), at(1, 110)])
})

test('a row is shown with all of its values', () => {
  const place = new ShownPlace(PLACES)
  place.show(1)
  expect(place.shown()).toHaveLength(3)
})

test('a cell that the invoice leaves empty keeps what was shown', () => {
  const place = new ShownPlace(PLACES)
  place.show(2, 0)
  place.show(2, 1)
  place.show(9)
  expect(place.shown()).toEqual([at(2, 30)])
})

test('whoever listens hears of another place until it stops', () => {
  const place = new ShownPlace(PLACES)
  let heard = 0
  const stop = place.subscribe(() => {
    heard += 1
  })
  place.show(1)
  stop()
  place.show(2)
  expect(heard).toBe(1)
})
