import type { SignInDomain } from '@edfe/contracts/sign-in-domains/domains'
import type { ReactNode } from 'react'
import { CALENDAR_FEED } from '../../src/api/calendar-feed.ts'
import { meQuery } from '../../src/api/me.ts'
import { authProvidersQuery } from '../../src/api/new-installation.ts'
import { SIGN_IN_DOMAINS } from '../../src/api/sign-in-domains.ts'
import { AccountPage } from '../../src/settings/account-page.tsx'
import { ApiPage } from '../../src/settings/api-page.tsx'
import { MembersPage } from '../../src/settings/members-page.tsx'
import { NotificationsPage } from '../../src/settings/notifications-page.tsx'
import { BondAndPaymentPage } from '../../src/settings/organization/bond-and-payment-page.tsx'
import { CompanyPage } from '../../src/settings/organization/company-page.tsx'
import { NewEntriesPage } from '../../src/settings/organization/new-entries-page.tsx'
import { RecordsPage } from '../../src/settings/organization/records-page.tsx'
import { SigningPage } from '../../src/settings/organization/signing-page.tsx'
import { SecurityPage } from '../../src/settings/security-page.tsx'
import { templatesQuery } from '../../src/templates/template-queries.ts'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { ME, WAYS } from './sample.ts'
import { settingsParts } from './settings-parts.tsx'
import {
  ADDRESS,
  ADMIN,
  BEGINNING,
  BOND,
  EVENTS,
  IMPORTER_CHECK,
  KEYS,
  MEMBERS,
  NUMBERS,
  ORGANIZATION,
  OWN_NEWS,
  PASSKEYS,
  SESSIONS,
  SHARED_NEWS,
  TEMPLATES,
  WEBHOOK,
} from './settings-sample.ts'

const ORGANIZATION_ASK = { queryKey: ['organization'] }
const BOND_ASK = { queryKey: ['organization', 'bond'] }
const IMPORTER_ASK = { queryKey: ['organization', 'importer-check'] }
const PREFERENCES_ASK = { queryKey: ['organization', 'preferences'] }
const DOMAINS_ASK = { queryKey: SIGN_IN_DOMAINS }
const RETENTION_ASK = { queryKey: ['retention'] }
const NUMBERS_ASK = { queryKey: ['filing-numbers'] }
const MEMBERS_ASK = { queryKey: ['members'] }
const OWN_NEWS_ASK = { queryKey: ['user-notifications'] }
const CALENDAR_ASK = { queryKey: CALENDAR_FEED }
const SHARED_NEWS_ASK = { queryKey: ['organization-notifications'] }
const PASSKEYS_ASK = { queryKey: ['passkeys'] }
const SESSIONS_ASK = { queryKey: ['sessions'] }
const WEBHOOKS_ASK = { queryKey: ['webhooks'] }
const KEYS_ASK = { queryKey: ['api-keys'] }
const AUDIT_ASK = { queryKey: ['audit', { page: 1, page_size: 25 }] }

const domainOf = (domain: string): SignInDomain => ({
  id: `00000000-0000-4000-8000-${String(domain.length).padStart(12, '0')}`,
  domain,
  state: 'waiting',
  record: { name: `_edfe-sign-in.${domain}`, value: 'edfe-sign-in=0m9Wj3nq8XcR5tYbZ2kLhD4sVfA7uGpE' },
  record_missing_since: null,
  created_at: '2026-03-05T15:00:00.000Z',
  proven_at: null,
  requires_provider: false,
  admits_new: false,
})
const DOMAINS: SignInDomain[] = [
  { ...domainOf('acme.example'), state: 'proven', requires_provider: true },
  { ...domainOf('acme-foods.example'), state: 'proven', record_missing_since: '2026-03-02T11:30:00.000Z' },
  {
    ...domainOf('old-name-of-acme.example'),
    state: 'suspended',
    record_missing_since: '2026-02-20T11:30:00.000Z',
  },
  domainOf('harbour-trading-of-new-england.example'),
]

const as = (me: typeof ME, answers: Parameters<typeof Answered>[0]['answers'], page: ReactNode) => (
  <Answered answers={[answer(meQuery, me), ...answers]}>{page}</Answered>
)
const ofOrganization = answer(ORGANIZATION_ASK, { organization: ORGANIZATION, address: ADDRESS })
const WITHOUT_ORGANIZATION = { ...ME, membership: null }

/** `src/settings`: settings of a person and of an organization. */
export const examples: readonly Example[] = [
  {
    component: 'ApiPage',
    states: {
      usual: as(ADMIN, [answer(KEYS_ASK, KEYS), answer(WEBHOOKS_ASK, { webhooks: [WEBHOOK] })], <ApiPage />),
      loading: as(ADMIN, [], <ApiPage />),
      error: as(ADMIN, [failure(KEYS_ASK), failure(WEBHOOKS_ASK)], <ApiPage />),
      'no keys yet': as(
        ADMIN,
        [answer(KEYS_ASK, { keys: [] }), answer(WEBHOOKS_ASK, { webhooks: [] })],
        <ApiPage />,
      ),
      'no admin': as(ME, [], <ApiPage />),
      'no organization yet': as(WITHOUT_ORGANIZATION, [], <ApiPage />),
    },
  },
  {
    component: 'CompanyPage',
    states: {
      usual: as(ADMIN, [ofOrganization], <CompanyPage />),
      loading: <CompanyPage />,
      error: as(ADMIN, [failure(ORGANIZATION_ASK)], <CompanyPage />),
      'no organization yet': as(
        WITHOUT_ORGANIZATION,
        [answer(ORGANIZATION_ASK, { organization: null, address: null })],
        <CompanyPage />,
      ),
      'nothing filled in': as(
        ADMIN,
        [answer(ORGANIZATION_ASK, { organization: ORGANIZATION, address: null })],
        <CompanyPage />,
      ),
    },
  },
  {
    component: 'BondAndPaymentPage',
    states: {
      usual: as(
        ADMIN,
        [
          ofOrganization,
          answer(BOND_ASK, { bond: BOND }),
          answer(PREFERENCES_ASK, { preferences: BEGINNING }),
          answer(IMPORTER_ASK, IMPORTER_CHECK),
        ],
        <BondAndPaymentPage />,
      ),
      'nothing filled in': as(
        ADMIN,
        [ofOrganization, answer(BOND_ASK, { bond: null }), answer(PREFERENCES_ASK, { preferences: {} })],
        <BondAndPaymentPage />,
      ),
      error: as(ADMIN, [ofOrganization, failure(BOND_ASK)], <BondAndPaymentPage />),
    },
  },
  {
    component: 'NewEntriesPage',
    states: {
      usual: as(
        ADMIN,
        [
          ofOrganization,
          answer(PREFERENCES_ASK, { preferences: BEGINNING }),
          answer(templatesQuery, TEMPLATES),
        ],
        <NewEntriesPage />,
      ),
      'templates not loaded': as(
        ADMIN,
        [ofOrganization, answer(PREFERENCES_ASK, { preferences: {} }), failure(templatesQuery)],
        <NewEntriesPage />,
      ),
    },
  },
  {
    component: 'SigningPage',
    states: {
      usual: as(
        ADMIN,
        [ofOrganization, answer(PREFERENCES_ASK, { preferences: BEGINNING }), answer(NUMBERS_ASK, NUMBERS)],
        <SigningPage />,
      ),
      'single sign-on': as(
        ADMIN,
        [
          ofOrganization,
          answer(PREFERENCES_ASK, { preferences: BEGINNING }),
          answer(NUMBERS_ASK, NUMBERS),
          answer(authProvidersQuery, WAYS),
          answer(DOMAINS_ASK, { domains: DOMAINS }),
        ],
        <SigningPage />,
      ),
      'no number yet': as(
        ADMIN,
        [
          ofOrganization,
          answer(PREFERENCES_ASK, { preferences: {} }),
          answer(NUMBERS_ASK, { confirmed: [], requests: [] }),
        ],
        <SigningPage />,
      ),
    },
  },
  {
    component: 'RecordsPage',
    states: {
      usual: as(ADMIN, [ofOrganization, answer(RETENTION_ASK, { years: 5 })], <RecordsPage />),
      'no organization yet': as(
        WITHOUT_ORGANIZATION,
        [answer(ORGANIZATION_ASK, { organization: null, address: null })],
        <RecordsPage />,
      ),
    },
  },
  {
    component: 'MembersPage',
    states: {
      usual: as(ADMIN, [answer(MEMBERS_ASK, { members: MEMBERS })], <MembersPage />),
      loading: <MembersPage />,
      error: as(ADMIN, [failure(MEMBERS_ASK)], <MembersPage />),
      'no organization yet': as(WITHOUT_ORGANIZATION, [failure(MEMBERS_ASK)], <MembersPage />),
    },
  },
  {
    component: 'AccountPage',
    states: {
      usual: as(ADMIN, [], <AccountPage />),
      'long text': as(
        { ...ADMIN, user: { ...ADMIN.user, given_name: LONG_NAME, job_title: LONG_TEXT } },
        [],
        <AccountPage />,
      ),
      loading: <AccountPage />,
      error: (
        <Answered answers={[failure(meQuery)]}>
          <AccountPage />
        </Answered>
      ),
    },
  },
  {
    component: 'NotificationsPage',
    states: {
      usual: as(
        ADMIN,
        [
          answer(OWN_NEWS_ASK, OWN_NEWS),
          answer(SHARED_NEWS_ASK, SHARED_NEWS),
          answer(CALENDAR_ASK, {
            feed: { created_at: '2026-03-01T09:00:00.000Z', last_read_at: '2026-03-05T06:00:00.000Z' },
          }),
        ],
        <NotificationsPage />,
      ),
      loading: <NotificationsPage />,
      error: as(ADMIN, [failure(OWN_NEWS_ASK), failure(SHARED_NEWS_ASK)], <NotificationsPage />),
      'no organization yet': as(
        WITHOUT_ORGANIZATION,
        [answer(OWN_NEWS_ASK, { ...OWN_NEWS, quiet_hours: null }), failure(SHARED_NEWS_ASK)],
        <NotificationsPage />,
      ),
    },
  },
  {
    component: 'SecurityPage',
    at: '/settings/security',
    states: {
      usual: as(
        ADMIN,
        [
          answer(authProvidersQuery, WAYS),
          answer(PASSKEYS_ASK, PASSKEYS),
          answer(SESSIONS_ASK, SESSIONS),
          answer(AUDIT_ASK, EVENTS),
        ],
        <SecurityPage />,
      ),
      loading: as(ADMIN, [], <SecurityPage />),
      error: as(ADMIN, [PASSKEYS_ASK, SESSIONS_ASK, AUDIT_ASK].map(failure), <SecurityPage />),
      empty: as(
        { ...ADMIN, has_password: false, has_provider: true },
        [
          answer(authProvidersQuery, WAYS),
          answer(PASSKEYS_ASK, { passkeys: [] }),
          answer(SESSIONS_ASK, { sessions: SESSIONS.sessions.slice(0, 1) }),
          answer(AUDIT_ASK, { ...EVENTS, events: [], total: 0 }),
        ],
        <SecurityPage />,
      ),
    },
  },
  ...settingsParts,
]
