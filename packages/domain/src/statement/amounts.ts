import { type Cents, sumCents } from '../money/index.ts'

/**
 * Money by class: those that a statement has columns of their own for, and CBP's accounting class of a fee for all else.
 * A class without money is left out.
 */
export type Amounts = Readonly<Record<string, Cents>>

/** The classes with columns of their own, in the order in which they are shown. */
export const OWN_CLASSES = ['duty', 'tax', 'antidumping', 'countervailing', 'interest'] as const

/** Amounts without the classes that have no money. */
export const withoutZeros = (amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).filter(([, cents]) => cents !== 0n))

export function sumAmounts(all: Iterable<Amounts>): Amounts {
  const sums: Record<string, Cents> = {}
  for (const amounts of all)
    for (const [name, cents] of Object.entries(amounts)) sums[name] = (sums[name] ?? 0n) + cents
  return withoutZeros(sums)
}

export const totalOf = (amounts: Amounts): Cents => sumCents(Object.values(amounts))

/** The classes of several amounts: those with columns of their own first, then the fees by their code. */
export function classesOf(...all: readonly Amounts[]): string[] {
  const names = new Set(all.flatMap((amounts) => Object.keys(amounts)))
  const own = OWN_CLASSES.filter((name) => names.has(name))
  return [...own, ...[...names].filter((name) => !own.some((one) => one === name)).sort()]
}

/** A class of which two amounts differ. */
export interface ClassDifference {
  class: string
  stated: Cents
  expected: Cents
}

/** Every class of which what is stated differs by a cent or more from what is expected. */
export const differencesOf = (stated: Amounts, expected: Amounts): ClassDifference[] =>
  classesOf(stated, expected).flatMap((name) => {
    const one = { class: name, stated: stated[name] ?? 0n, expected: expected[name] ?? 0n }
    return one.stated === one.expected ? [] : [one]
  })
