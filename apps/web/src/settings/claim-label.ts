import type { ClaimKind } from '@edfe/contracts/choices'

/** What a number is, in words. */
export const claimLabel = (kind: ClaimKind): string =>
  kind === 'filer_code' ? 'Filer code' : 'Importer number'
