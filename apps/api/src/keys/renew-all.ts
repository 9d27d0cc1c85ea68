import type { ReadyConfig } from '../config/secrets.ts'
import type { Engine } from '../db/engine.ts'
import { createTextSealing } from '../db/sealing.ts'
import { documentKeySeal } from '../documents/content/document-keys.ts'
import { createJobData } from '../jobs/job-data.ts'
import { renewJobs } from './renew-jobs.ts'
import { renewDocumentKeys, renewSealedTexts } from './renew-sealed-texts.ts'
import { renewSecondFactors } from './renew-second-factors.ts'

/** The number of rows encrypted with the current keys; all zero if nothing needs an earlier key. */
export interface Renewed {
  personalNumbers: number
  documentKeys: number
  secondFactors: number
  jobs: number
}

type Keys = Pick<
  ReadyConfig,
  | 'AUTH_SECRET'
  | 'AUTH_SECRETS_BEFORE'
  | 'SSN_KEY'
  | 'SSN_KEYS_BEFORE'
  | 'DOCUMENTS_KEY'
  | 'DOCUMENTS_KEYS_BEFORE'
>

/** Encrypts with the current keys of the settings whatever the earlier ones have encrypted. Throws when none of them did. */
export async function renewAll(engine: Engine, keys: Keys): Promise<Renewed> {
  return {
    personalNumbers: await renewSealedTexts(engine.db, createTextSealing(keys.SSN_KEY, keys.SSN_KEYS_BEFORE)),
    documentKeys: await renewDocumentKeys(
      engine.db,
      documentKeySeal(keys.DOCUMENTS_KEY, keys.DOCUMENTS_KEYS_BEFORE),
    ),
    secondFactors: await renewSecondFactors(engine.db, keys),
    jobs: await renewJobs(engine, createJobData(keys.AUTH_SECRET, keys.AUTH_SECRETS_BEFORE)),
  }
}
