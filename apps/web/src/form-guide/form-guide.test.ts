import { fields } from '@edfe/domain/entry'
import { describe, expect, test } from 'vitest'
import type { Explained } from './form-block.ts'
import { explained, formStepsExplained } from './index.ts'
import { PAPERS } from './papers.ts'

const blocks = formStepsExplained().flatMap((step) => step.blocks)
/** Blocks, and the parts of those that the form divides. */
const each: Explained[] = blocks.flatMap((block) => [block, ...Object.values(block.parts ?? {})])

describe('the guide to Form 7501', () => {
  test('explains the block of every field', () => {
    const used = Object.values(fields)
      .flatMap((table) => Object.values(table))
      .flatMap(({ block }) => block?.match(/^\d+[A-Z]?$/)?.[0] ?? [])
    expect(used.length).toBeGreaterThan(80)
    expect([...new Set(used)].filter((block) => !explained(block))).toEqual([])
  })

  test('explains a lettered part by its own words, and a block without that part as a whole', () => {
    expect(explained('36A')?.name).toBe('Entered value')
    expect(explained('34B')?.marked).toEqual({ paper: 'packing-list', cell: 'packages' })
    expect(explained('12')?.name).toBe('B/L or AWB number')
    expect(explained('48')).toBeUndefined()
  })

  test('marks a value that the document prints', () => {
    for (const { name, marked } of each) {
      if (!marked) continue
      const cells: { key: string }[] = PAPERS[marked.paper].rows.flat()
      expect(
        cells.map(({ key }) => key),
        name,
      ).toContain(marked.cell)
    }
  })

  test('draws documents whose figures agree with the example entry', () => {
    const digits = (text: string) => text.replace(/\D/g, '')
    const compared = each.flatMap(({ example, marked }) => {
      if (!example || !marked) return []
      const cells: { key: string; value: string }[] = PAPERS[marked.paper].rows.flat()
      const drawn = cells.find(({ key }) => key === marked.cell)?.value ?? ''
      return digits(drawn) ? [{ example: digits(example), drawn: digits(drawn) }] : []
    })
    expect(compared.length).toBeGreaterThan(8)
    for (const { example, drawn } of compared) expect(drawn).toContain(example)
  })
})
