import type { Line, Road } from '@edfe/contracts/operator/operator'
import { isPractice } from '@edfe/domain/profile'
import { lineWord } from '../messages/line-word.ts'

export type LineRoad = NonNullable<Line['road']>

/** Where the line of an organization can lead; the first is where it leads until the operator sets it. */
export const lineRoads = ({ gateway, has_practice, has_test }: Road): readonly LineRoad[] => [
  ...(has_practice ? (['practice'] as const) : []),
  ...(!isPractice(gateway) ? (['live'] as const) : []),
  ...(has_test ? (['test'] as const) : []),
]

const SIDES = { practice: 'simulator', test: 'test', live: 'CBP' } as const

export const lineRoadName = (road: LineRoad): string => lineWord(SIDES[road])
