import type { ClaimKind } from '@edfe/contracts/choices'
import { t } from '../../words/t.ts'

/** Returns the kind of a number, in words. */
export const claimLabel = (kind: ClaimKind): string =>
  kind === 'filer_code'
    ? t({ id: 'claim-label.filer-code', defaultMessage: 'Filer code' })
    : t({ id: 'claim-label.importer-number', defaultMessage: 'Importer number' })
