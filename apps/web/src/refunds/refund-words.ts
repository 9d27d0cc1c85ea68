import { t } from '../words/t.ts'
import type { Finding } from './found-refunds.ts'

/** Why an amount comes back or is missing. */
export function groundWords({ ground, program }: Finding): string {
  switch (ground) {
    case 'invalid':
      return t(
        { id: 'refund-words.invalid', defaultMessage: '{program}: duty that was held invalid' },
        { program: program ?? '' },
      )
    case 'measure':
      return t(
        { id: 'refund-words.measure', defaultMessage: '{program}: another duty on the entry date' },
        { program: program ?? '' },
      )
    case 'rate':
      return t({ id: 'refund-words.rate', defaultMessage: 'Another regular rate of duty' })
    case 'mpf':
      return t({ id: 'refund-words.mpf', defaultMessage: 'Merchandise processing fee' })
    case 'hmf':
      return t({ id: 'refund-words.hmf', defaultMessage: 'Harbor maintenance fee' })
  }
}

/** What to do about it. */
export function roadWords({ road }: Finding): string {
  switch (road) {
    case 'correction':
      return t({ id: 'refund-words.correction', defaultMessage: 'Post summary correction' })
    case 'cape':
      return t({ id: 'refund-words.cape', defaultMessage: 'CAPE declaration in the ACE portal' })
    case 'protest':
      return t({ id: 'refund-words.protest', defaultMessage: 'Protest after liquidation (CBP Form 19)' })
    case 'disclosure':
      return t({ id: 'refund-words.disclosure', defaultMessage: 'Prior disclosure to the port' })
    case 'none':
      return t({ id: 'refund-words.none', defaultMessage: 'Too late to claim' })
  }
}
