import type { Config } from '../config/config.ts'

/** The address of the login that owns the tables of a database server; undefined for the embedded database. */
export const ownerUrl = ({ DATABASE_OWNER_URL, DATABASE_URL, usesPglite }: Config): string | undefined =>
  DATABASE_OWNER_URL ?? (usesPglite ? undefined : DATABASE_URL)
