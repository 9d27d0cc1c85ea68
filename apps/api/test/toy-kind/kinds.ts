import { kindsByName } from '../../src/customs/kinds/filing-kind.ts'
import { FILING_KINDS } from '../../src/customs/kinds/index.ts'
import { queryKind } from './query.kind.ts'

export const KINDS_WITH_QUERY = kindsByName([...FILING_KINDS.values(), queryKind])
