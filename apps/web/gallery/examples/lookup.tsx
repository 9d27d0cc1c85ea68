import type { AnswerOf } from '@edfe/contracts/operations'
import type { ComponentProps } from 'react'
import { LookupField } from '../../src/lookup/lookup-field.tsx'
import { LOOKUP_MESSAGES, type LookupRow, lookupQuery } from '../../src/lookup/lookups.ts'
import { SuggestionList } from '../../src/lookup/suggestion-list.tsx'
import { Answered, answer } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { typed, Used } from '../used.tsx'
import { LONG_TEXT } from './long.ts'

const FIELD: ComponentProps<typeof LookupField> = {
  label: 'Default port',
  hint: 'Port code that new entries begin with',
  lookup: 'port-codes',
  value: '',
  error: undefined,
  columns: 6,
  onChange: nothing,
}
const SOUGHT = '27'
const typePort = typed(SOUGHT)
const PORTS: LookupRow[] = [
  { code: '2704', name: 'Los Angeles, California' },
  { code: '2709', name: 'Long Beach, California' },
  { code: '2720', name: LONG_TEXT },
]

/** A field with its list open: only one has the focus. */
const opened = (
  <div style={{ paddingBlock: '18rem' }}>
    <Answered answers={[answer(lookupQuery('port-codes', SOUGHT), { rows: PORTS, total: 57 })]}>
      <Used by={typePort}>
        <LookupField {...FIELD} />
      </Used>
    </Answered>
  </div>
)
const list = (found?: AnswerOf<'getLookup'>) => (
  <SuggestionList
    menuProps={{ role: 'listbox', 'aria-label': 'Default port, suggestions' }}
    itemProps={() => ({ role: 'option' })}
    answer={found}
    isOpen
    isSearching={!found}
    typed={SOUGHT}
    hasDetail={false}
    words={LOOKUP_MESSAGES['port-codes']}
  />
)

/** `src/lookup`: a code that is searched. */
export const examples: readonly Example[] = [
  {
    component: 'LookupField',
    states: {
      usual: <LookupField {...FIELD} value="2704" />,
      empty: <LookupField {...FIELD} />,
      error: <LookupField {...FIELD} value="9999" error="CBP has no port 9999." />,
      open: opened,
    },
  },
  {
    component: 'SuggestionList',
    states: { loading: list(), empty: list({ rows: [], total: 0 }) },
  },
]
