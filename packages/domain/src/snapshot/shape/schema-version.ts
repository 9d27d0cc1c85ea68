import type { DraftData, LineItem } from '../../entry/draft.ts'
import { tariffStackFields } from '../../entry/fields/line-tariff.ts'

/** The versions of the format, the newest last; a change that a reader could trip over makes a new one. */
export const SCHEMA_VERSIONS = ['1.0', '2.0'] as const
export type SchemaVersion = (typeof SCHEMA_VERSIONS)[number]

/** Text of a file as one of the versions; undefined for any other. */
export const knownVersion = (version: unknown): SchemaVersion | undefined =>
  SCHEMA_VERSIONS.find((known) => known === version)

const STACK_FIELDS = Object.keys(tariffStackFields) as (keyof typeof tariffStackFields)[]

const hasCalculation = (line: LineItem): boolean => STACK_FIELDS.some((name) => (line[name]?.length ?? 0) > 0)

/** 2.0 for an entry with a line whose duty has further rows, answers or an edition; all others are 1.0, as specified. */
export const schemaVersionOf = ({ line_items = [] }: DraftData): SchemaVersion =>
  line_items.some(hasCalculation) ? '2.0' : '1.0'
