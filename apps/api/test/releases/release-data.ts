import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The keys of the servers that made the data of releases. */
export const RELEASE_KEYS = {
  AUTH_SECRET: 'authentication of the release data',
  SSN_KEY: 'personal numbers of the release data',
  AUDIT_KEY: 'the audit log of the release data',
  DOCUMENTS_KEY: 'the documents of the release data',
}

/** The rows of the demonstration as a released version stored them, as SQL. */
export const releaseDataFile = (version: string): string => join(import.meta.dirname, `${version}.sql`)

export const readReleaseData = (version: string): string => readFileSync(releaseDataFile(version), 'utf8')
