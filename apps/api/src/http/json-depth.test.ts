import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNestedDeeperThan } from './json-depth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((inner) => depthOf(inner)))
    : 0

test('the depth of a JSON text is that of its value, whatever its texts hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.string(), (value, text) => {
      const json = JSON.stringify([value, `[{"${text}\\`])
      const depth = depthOf(JSON.parse(json))
      expect(isNestedDeeperThan(depth, json)).toBe(false)
      expect(isNestedDeeperThan(depth - 1, json)).toBe(true)
    }),
  )
})
