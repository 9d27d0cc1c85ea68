import { PLACES, roundAmount } from '@edfe/domain/money'

const HAS_MORE = new RegExp(`\\.\\d{${PLACES.rate + 1},}`)

/** A rate as it counts, with four decimals at most (2§9): the printed product is then that of its factors. */
export const countedRate = (typed = ''): string =>
  HAS_MORE.test(typed) ? (roundAmount(typed, 'rate') ?? typed) : typed
