import { PART_FAULTS } from '@edfe/contracts/parts/part-faults'
import { partWords, type WrongRow } from '@edfe/domain/parts'
import { listed } from '../messages/listed.ts'
import { countText } from '../messages/money.ts'
import { t } from '../words/t.ts'

/** '1 part', '12 parts' */
export const partsText = (count: number): string =>
  t({ id: 'parts-text.count', defaultMessage: '{count, plural, one {# part} other {# parts}}' }, { count })

/** 'HTSUS Number must have ten digits' */
export const partFaultText = ({ path, fault }: Pick<WrongRow, 'path' | 'fault'>): string =>
  t(PART_FAULTS[fault], { label: t(partWords(path).label) })

const NAMED = 10

/** Part numbers in a sentence; of many, the first ones and how many more there are. */
export const listedSome = (numbers: readonly string[]): string =>
  numbers.length > NAMED
    ? t(
        { id: 'parts-text.and-more', defaultMessage: '{numbers} and {more} more' },
        { numbers: numbers.slice(0, NAMED).join(', '), more: countText(numbers.length - NAMED) },
      )
    : listed(numbers)
