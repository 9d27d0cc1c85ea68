import type { AnswerOf } from '@edfe/contracts/operations'
import { ROAD_STEPS, roadProgress } from '@edfe/domain/road'
import { meQuery } from '../../src/api/me.ts'
import { ROAD } from '../../src/session/use-road.ts'
import { RoadPage } from '../../src/start/road/road-page.tsx'
import { StepDialog } from '../../src/start/road/step-dialog.tsx'
import { StartPage } from '../../src/start/start-page.tsx'
import { templatesQuery } from '../../src/templates/template-queries.ts'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { brokerForm } from './broker-form.tsx'
import { rehearsal } from './rehearsal.tsx'
import { ADDRESS, ADMIN, BEGINNING, BOND, ORGANIZATION, TEMPLATES } from './settings-sample.ts'

const ORGANIZATION_ASK = { queryKey: ['organization'] }
const BOND_ASK = { queryKey: ['organization', 'bond'] }
const PREFERENCES_ASK = { queryKey: ['organization', 'preferences'] }
const READY = [
  answer(meQuery, ADMIN),
  answer(ORGANIZATION_ASK, { organization: ORGANIZATION, address: ADDRESS }),
  answer(BOND_ASK, { bond: BOND }),
  answer(PREFERENCES_ASK, { preferences: BEGINNING }),
  answer(templatesQuery, TEMPLATES),
]
const NEW = [
  answer(meQuery, { ...ADMIN, membership: null, practice: 'no_filer_code' }),
  answer(ORGANIZATION_ASK, { organization: null, address: null }),
]

const page = (said: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={said}>
    <StartPage />
  </Answered>
)

const PROGRESS = roadProgress(
  { hasImporterNumber: true, hasBond: true, hasFilerCode: false, isConnected: false },
  { right_to_file: '2026-02-16' },
)
const ROAD_SAID: AnswerOf<'getRoad'> = {
  ...PROGRESS,
  steps: [...PROGRESS.steps],
  weeks: [...PROGRESS.weeks],
  plan: {
    goods: 'LED lighting from China and Vietnam',
    entries_last_year: 31,
    value_last_year: '286000.00',
    entries_planned: 48,
    value_planned: '410000.00',
    owed_planned: '164000.00',
  },
  letters: [
    {
      letter: 'filer_code',
      from: ['Whitfield Lighting LLC', '2200 E Artesia Blvd', 'Long Beach, CA 90805'],
      to: ['Port Director, 2704 Los Angeles, California', 'Attention: Broker Management Officer'],
      subject: 'Request for an entry filer code, 19 CFR 142.3a',
      paragraphs: ['Whitfield Lighting LLC imports [write in] for its own account.'],
      signer: 'Dana Whitfield, Owner',
    },
  ],
}
const ROAD_ASK = { queryKey: ROAD }
const road = (said: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={said}>
    <RoadPage />
  </Answered>
)

/** `src/start`: what a shipment needs, and how its entry begins. */
export const examples: readonly Example[] = [
  {
    component: 'StartPage',
    at: '/start',
    states: {
      usual: page(READY),
      'a new person': page(NEW),
      loading: page([]),
      error: page([answer(meQuery, ADMIN), failure(ORGANIZATION_ASK), failure(templatesQuery)]),
      'read-only': page([answer(meQuery, { ...ADMIN, may: [] }), ...READY.slice(1)]),
    },
  },
  {
    component: 'RoadPage',
    at: '/start/road',
    states: {
      usual: road([answer(meQuery, ADMIN), answer(ROAD_ASK, ROAD_SAID)]),
      loading: road([answer(meQuery, ADMIN)]),
      error: road([answer(meQuery, ADMIN), failure(ROAD_ASK)]),
      'read-only': road([answer(meQuery, { ...ADMIN, may: [] }), answer(ROAD_ASK, ROAD_SAID)]),
    },
  },
  {
    component: 'StepDialog',
    states: {
      usual: (
        <Answered answers={[]}>
          <StepDialog road={ROAD_SAID} step={ROAD_STEPS[0]!} onClose={nothing} />
        </Answered>
      ),
    },
  },
  {
    component: 'StartPage with answers',
    at: '/start?what=Dining+chairs+of+teak&origin=VN&transport=11&worth=12480.00',
    states: { usual: page(READY) },
  },
  brokerForm,
  rehearsal,
]
