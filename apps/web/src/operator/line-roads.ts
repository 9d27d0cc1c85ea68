import type { Line, Road } from '@edfe/contracts/operator/operator'
import { isPractice } from '@edfe/domain/profile'
import { t } from '../words/t.ts'

export type LineRoad = NonNullable<Line['road']>

/** Where the line of an organization can lead; the first is where it leads until the operator sets it. */
export const lineRoads = ({ gateway, has_practice, has_test }: Road): readonly LineRoad[] => [
  ...(has_practice ? (['practice'] as const) : []),
  ...(!isPractice(gateway) ? (['live'] as const) : []),
  ...(has_test ? (['test'] as const) : []),
]

export const lineRoadName = (road: LineRoad): string =>
  ({
    practice: () => t({ id: 'lines-panel.practice', defaultMessage: 'Practice' }),
    test: () => t({ id: 'lines-panel.test', defaultMessage: 'Test' }),
    live: () => t({ id: 'lines-panel.live', defaultMessage: 'Live' }),
  })[road]()
