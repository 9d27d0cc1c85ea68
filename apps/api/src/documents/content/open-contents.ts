import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { ReadyConfig } from '../../config/secrets.ts'
import { type Contents, createContents } from './contents.ts'
import { folderStorage } from './folder-storage.ts'
import type { DocumentStorage } from './storage.ts'

type StorageSettings = Pick<
  Config,
  | 'DATA_DIR'
  | 'DOCUMENTS_BUCKET_URL'
  | 'DOCUMENTS_BUCKET_REGION'
  | 'DOCUMENTS_BUCKET_ACCESS_KEY'
  | 'DOCUMENTS_BUCKET_SECRET_KEY'
>

/** The storage of the settings: a bucket, or the folder `documents` in DATA_DIR. */
export async function openStorage(settings: StorageSettings): Promise<DocumentStorage> {
  const { DATA_DIR, DOCUMENTS_BUCKET_URL: url } = settings
  if (!url) return folderStorage(join(DATA_DIR, 'documents'))
  // Loaded for those who use it: it is larger than the rest of the server.
  const { bucketStorage } = await import('./bucket-storage.ts')
  return bucketStorage({
    url,
    region: settings.DOCUMENTS_BUCKET_REGION,
    accessKey: settings.DOCUMENTS_BUCKET_ACCESS_KEY ?? '',
    secretKey: settings.DOCUMENTS_BUCKET_SECRET_KEY ?? '',
  })
}

/** The contents of documents, as the settings say where they are and what encrypts them. */
export const openContents = async (settings: ReadyConfig): Promise<Contents> =>
  createContents(await openStorage(settings), settings.DOCUMENTS_KEY, settings.DOCUMENTS_KEYS_BEFORE)
