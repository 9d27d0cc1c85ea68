import { meQuery } from '../../src/api/me.ts'
import { StartPage } from '../../src/start/start-page.tsx'
import { templatesQuery } from '../../src/templates/template-queries.ts'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { brokerForm } from './broker-form.tsx'
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
    component: 'StartPage with answers',
    at: '/start?what=Dining+chairs+of+teak&origin=VN&transport=11&worth=12480.00',
    states: { usual: page(READY) },
  },
  brokerForm,
]
