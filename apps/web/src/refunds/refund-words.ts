import { t } from '../words/t.ts'
import type { Finding } from './found-refunds.ts'

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
