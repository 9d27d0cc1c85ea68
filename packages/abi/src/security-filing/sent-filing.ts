import { decodeBatch } from '../codec/batch.ts'
import { SF_LAYOUTS } from '../records/index.ts'
import { readSecurityFiling, type SentSecurityFiling } from './read-security-filing.ts'

/** The security filing in the images of a message that this product made: one filing, with batch and block control. */
export const readSentFiling = (images: readonly string[]): SentSecurityFiling =>
  readSecurityFiling(
    decodeBatch(
      images.filter((image) => image.startsWith('SF')),
      SF_LAYOUTS,
    ),
  )
