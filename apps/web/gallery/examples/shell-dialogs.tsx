import { useEffect } from 'react'
import { meQuery } from '../../src/api/me.ts'
import { askToLeave } from '../../src/session/leaving.ts'
import { CommandPalette } from '../../src/shell/command-palette.tsx'
import { LeaveDialog } from '../../src/shell/leave-dialog.tsx'
import { OrganizationChanged } from '../../src/shell/organization-changed.tsx'
import { ShortcutList } from '../../src/shell/shortcut-list.tsx'
import { SwitchDialog } from '../../src/shell/switch-dialog.tsx'
import { Answered, answer } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_NAME } from './long.ts'
import { ME, ROW } from './sample.ts'
import { ORGANIZATION } from './settings-sample.ts'

/** A person who works in three organizations. */
export const SEVERAL: typeof ME = {
  ...ME,
  organizations: [
    { id: ME.membership?.org_id ?? '', name: 'Okafor Imports', role: 'admin' },
    { id: ORGANIZATION.id, name: LONG_NAME, role: 'preparer' },
    { id: ROW.id, name: 'Delgado Trading', role: 'auditor' },
  ],
}

/** The question before a sign-out that loses text, papers or both. */
function Asked({ lost }: { lost: Parameters<typeof askToLeave>[0] }) {
  useEffect(() => void askToLeave(lost), [lost])
  return <LeaveDialog />
}

const HERE = { id: ORGANIZATION.id, name: 'Okafor Imports' }
const THERE = { id: ROW.id, name: LONG_NAME }

/** What the frame shows over a page. */
export const shellDialogs: readonly Example[] = [
  {
    component: 'CommandPalette',
    states: {
      usual: <CommandPalette mayCreate onClose={nothing} />,
      'read-only': <CommandPalette mayCreate={false} onClose={nothing} />,
    },
  },
  { component: 'ShortcutList', states: { usual: <ShortcutList mayCreate onClose={nothing} /> } },
  {
    component: 'SwitchDialog',
    states: {
      usual: (
        <Answered answers={[answer(meQuery, SEVERAL)]}>
          <SwitchDialog onClose={nothing} />
        </Answered>
      ),
    },
  },
  {
    component: 'LeaveDialog',
    states: {
      usual: <Asked lost={{ unsaved: 3, papers: 0, isConfirmed: false }} />,
      papers: <Asked lost={{ unsaved: 0, papers: 3, isConfirmed: true }} />,
      'text and papers': <Asked lost={{ unsaved: 3, papers: 3, isConfirmed: true }} />,
    },
  },
  {
    component: 'OrganizationChanged',
    states: {
      switched: <OrganizationChanged change={{ message: '', details: { current: THERE, shown: HERE } }} />,
      removed: <OrganizationChanged change={{ message: '', details: { current: THERE, shown: null } }} />,
      'in none any more': (
        <OrganizationChanged change={{ message: '', details: { current: null, shown: null } }} />
      ),
    },
  },
]
