import type { DraftPath } from '@edfe/domain/entry'

type NameInside<Prefix extends string, Path = DraftPath> = Path extends `${Prefix}.${infer Name}`
  ? Name
  : never

/**
 * Names the fields of one part of the draft: `inside('header')('entry_type')` is `header.entry_type`. A name that
 * the part does not have is a type error.
 */
export const inside =
  <const Prefix extends string>(prefix: Prefix) =>
  <Name extends NameInside<Prefix>>(name: Name) =>
    `${prefix}.${name}` as const
