import { Badge } from '../../src/site/ui/badge.tsx'
import { BlockLink, BlockNumber, withLinks } from '../../src/site/ui/block-link.tsx'
import { CountrySelect } from '../../src/site/ui/country-select.tsx'
import { Ledger, LedgerTable } from '../../src/site/ui/ledger.tsx'
import { LinkList, SearchResults } from '../../src/site/ui/link-list.tsx'
import { OmittedValue } from '../../src/site/ui/omitted-value.tsx'
import { PageLinks } from '../../src/site/ui/page-links.tsx'
import type { Example } from '../example.ts'
import { LONG_NAME, LONG_TEXT } from './long.ts'

const TONES = ['neutral', 'info', 'warning', 'success', 'error'] as const
const FEES = [
  { key: 'mpf', cells: ['Merchandise processing', '$33.58'] },
  { key: 'hmf', cells: [LONG_TEXT, '$15.60'], isMarked: true },
  { key: 'sum', cells: ['Together', '$49.18'], isSum: true },
]

/** `src/site/ui`: components of the public pages. */
export const examples: readonly Example[] = [
  {
    component: 'Badge',
    states: Object.fromEntries(
      TONES.map((tone) => [
        tone,
        <Badge key={tone} tone={tone}>
          Operational
        </Badge>,
      ]),
    ),
  },
  { component: 'BlockLink', states: { usual: <BlockLink block="27" /> } },
  { component: 'BlockNumber', states: { usual: <BlockNumber block="27" /> } },
  {
    component: 'withLinks',
    states: {
      usual: (
        <p>
          {withLinks('The origin in [10] is that of the goods: see the [Glossary](/documentation/glossary).')}
        </p>
      ),
    },
  },
  {
    component: 'CountrySelect',
    states: {
      usual: (
        <>
          <label htmlFor="country">Country of origin</label>
          <CountrySelect
            id="country"
            name="origin"
            none="Any country"
            value="VN"
            countries={[
              { code: 'VN', name: 'Vietnam' },
              { code: 'GB', name: 'United Kingdom of Great Britain and Northern Ireland' },
            ]}
          />
        </>
      ),
    },
  },
  {
    component: 'Ledger',
    states: {
      usual: <Ledger id="fees" title="Fees" lead="Of one entry." head={['Fee', 'Amount']} rows={FEES} />,
      empty: <Ledger id="no-fees" title="Fees" head={['Fee', 'Amount']} rows={[]} />,
    },
  },
  {
    component: 'LedgerTable',
    states: {
      usual: (
        <>
          <h3 id="ledger-name">Fees</h3>
          <LedgerTable label="ledger-name" head={['Fee', 'Amount']} rows={FEES} />
        </>
      ),
    },
  },
  {
    component: 'LinkList',
    states: {
      usual: <LinkList pages={[{ path: '/help', title: 'Help', summary: 'Where to ask.' }]} />,
      'long text': <LinkList pages={[{ path: '/help', title: LONG_NAME, summary: LONG_TEXT }]} />,
    },
  },
  { component: 'SearchResults', states: { empty: <SearchResults /> } },
  {
    component: 'OmittedValue',
    states: {
      usual: (
        <p>
          <OmittedValue />
        </p>
      ),
    },
  },
  {
    component: 'PageLinks',
    states: {
      usual: (
        <PageLinks
          links={[
            ['/documentation', 'Documentation'],
            ['/documentation/glossary', LONG_TEXT],
          ]}
        />
      ),
    },
  },
]
