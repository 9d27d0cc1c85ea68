import { ENTRY_STATUSES, type EntryStatus, ROLES, type Role } from '@edfe/domain/entry'
import fc from 'fast-check'

/** The table of the specification (2 section 4), written down a second time so that the code cannot agree with itself. */
export const TABLE = [
  'draft → validated',
  'validated → draft',
  'validated → submitted',
  'submitted → accepted',
  'submitted → rejected',
  'submitted → hold',
  'submitted → released',
  'hold → released',
  'hold → rejected',
]
/** Who may bring a status about (2 section 6); the worker acts on customs' word alone. */
export const MAY: Record<EntryStatus, readonly (Role | 'system')[]> = {
  draft: ['preparer', 'approver', 'admin'],
  validated: ['preparer', 'approver', 'admin'],
  submitted: ['approver', 'admin'],
  accepted: ['admin', 'system'],
  rejected: ['admin', 'system'],
  hold: ['admin', 'system'],
  released: ['admin', 'system'],
}

export type Who = Role | 'stranger'
/** A line of AX that ends a summary: what customs may answer. */
export const ANSWERS = { accepted: 'A 995', rejected: 'RF998', unreadable: '' } as const
/** Notices that customs sends unasked: the code of an SO60 record, or of a UC notice. */
export const NOTICES = {
  hold: 'SO60 04',
  released: 'SO60 98',
  admissible: 'SO60 97',
  rejected: 'UC 4',
  asks: 'UC 2',
}

export type Step =
  | { kind: 'status'; who: Who; to: EntryStatus; isStale: boolean }
  | { kind: 'patch' | 'break' | 'repair' | 'declare' | 'review' | 'validate'; who: Who }
  | { kind: 'archive' | 'restore' | 'correct' | 'import' | 'delete'; who: Who }
  | { kind: 'answer'; says: keyof typeof ANSWERS }
  | { kind: 'notice'; says: keyof typeof NOTICES }

const who = fc.constantFrom<Who>(...ROLES, 'stranger')
const anyStatus = fc.record({
  kind: fc.constant('status' as const),
  who,
  to: fc.constantFrom(...ENTRY_STATUSES),
  isStale: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
})
/** Half of all steps lead on, so that sequences get past the first refusals. */
const onward = fc.constantFrom<Step>(
  { kind: 'repair', who: 'admin' },
  { kind: 'status', who: 'preparer', to: 'validated', isStale: false },
  { kind: 'status', who: 'approver', to: 'submitted', isStale: false },
  { kind: 'answer', says: 'accepted' },
  { kind: 'notice', says: 'hold' },
)
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: onward },
  { weight: 3, arbitrary: anyStatus },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['patch', 'break', 'repair', 'declare', 'review', 'validate'] as const),
        ...(['archive', 'restore', 'correct', 'import', 'delete'] as const),
      ),
      who,
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      says: fc.constantFrom(...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('notice' as const),
      says: fc.constantFrom(...(Object.keys(NOTICES) as (keyof typeof NOTICES)[])),
    }),
  },
)

const by = (name: Who, to: EntryStatus): Step => ({ kind: 'status', who: name, to, isStale: false })
/** Sequences that between them use every row of the table, so that the test cannot pass by getting nowhere. */
export const EXAMPLES: Step[][] = [
  [
    by('preparer', 'validated'),
    { kind: 'patch', who: 'preparer' },
    { kind: 'repair', who: 'admin' },
    by('admin', 'submitted'),
    { kind: 'answer', says: 'accepted' },
    { kind: 'notice', says: 'released' },
    { kind: 'notice', says: 'rejected' },
  ],
  [
    by('preparer', 'validated'),
    by('preparer', 'draft'),
    by('approver', 'submitted'),
    { kind: 'answer', says: 'rejected' },
    { kind: 'correct', who: 'preparer' },
  ],
  [
    by('approver', 'submitted'),
    { kind: 'notice', says: 'hold' },
    { kind: 'answer', says: 'accepted' },
    { kind: 'notice', says: 'released' },
  ],
  [by('approver', 'submitted'), { kind: 'notice', says: 'hold' }, { kind: 'notice', says: 'rejected' }],
  [by('approver', 'submitted'), by('approver', 'released'), by('admin', 'released'), by('admin', 'draft')],
]

/** The shortest way to each status. */
const WAYS: Record<EntryStatus, Step[]> = {
  draft: [],
  validated: [by('preparer', 'validated')],
  submitted: [by('approver', 'submitted')],
  hold: [by('approver', 'submitted'), by('admin', 'hold')],
  accepted: [by('approver', 'submitted'), by('admin', 'accepted')],
  rejected: [by('approver', 'submitted'), by('admin', 'rejected')],
  released: [by('approver', 'submitted'), by('admin', 'released')],
}
/** Submitting a draft passes through validated: the one step that the table spells as two. */
const isOnTheTable = (from: EntryStatus, to: EntryStatus): boolean =>
  TABLE.includes(`${from} → ${to}`) || (from === 'draft' && to === 'submitted')
/** From each status every change that the table lacks, asked for by an admin, who may make any that it has. */
export const OFF_THE_TABLE: Step[][] = ENTRY_STATUSES.map((from) => [
  ...WAYS[from],
  ...ENTRY_STATUSES.filter((to) => to !== from && !isOnTheTable(from, to)).map((to) => by('admin', to)),
])
