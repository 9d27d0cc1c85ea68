/** A backup in the folder of the setting BACKUP_DIR. */
export interface Backup {
  /** The copy of the database. */
  file: string
  /** When it began. */
  takenAt: Date
}

/**
 * The folder next to a copy of the database that holds the stored content of documents, as encrypted as it
 * was.
 */
export const documentsBeside = (file: string): string => `${file}.documents`
