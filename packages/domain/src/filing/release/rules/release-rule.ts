import { defineRule, type Rule } from '../../../rules/rule.ts'
import { type EntryTarget, type FilingDefinition, fieldAt, type Reads } from '../../rules/filing-rule.ts'
import type { ReleaseContext } from '../release-context.ts'

export type ReleaseRule = Rule<ReleaseContext, ReleaseContext>

/** A fact of the entry, or a reading of its release. */
type ReleaseName = Exclude<keyof ReleaseContext, 'lines' | 'feeRows'>

export const GUIDE = 'CBP ACE Cargo Release guide, version 40'

/** A rule of the release, which judges the entry once. */
export const releaseRule = <R extends ReleaseName = never, M extends ReleaseName = never>({
  reads = [],
  ...definition
}: FilingDefinition<EntryTarget, Pick<ReleaseContext, R | M>> & Reads<R, M>): ReleaseRule =>
  defineRule<ReleaseContext, ReleaseContext, EntryTarget, R, M, never>('entry', fieldAt(definition.at), {
    ...definition,
    layer: 'filing',
    reads,
  })
