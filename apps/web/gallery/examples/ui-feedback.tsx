import { ENTRY_STATUSES } from '@edfe/domain/entry'
import { Alert } from '../../src/ui/alert.tsx'
import { announce, LiveRegion } from '../../src/ui/announce.tsx'
import { Banner } from '../../src/ui/banner.tsx'
import { Button } from '../../src/ui/button.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { LoadFailed } from '../../src/ui/load-failed.tsx'
import { MissingBlock } from '../../src/ui/missing-block.tsx'
import { ProblemText } from '../../src/ui/problem-text.tsx'
import { PageSkeleton, Skeleton } from '../../src/ui/skeleton.tsx'
import { Badge, StatusBadge } from '../../src/ui/status-badge.tsx'
import { showToast, Toaster } from '../../src/ui/toast.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'

/** What `src/ui` says of an action, of a status and of data that is not there. */
export const feedback: readonly Example[] = [
  {
    component: 'Alert',
    states: {
      usual: <Alert tone="info">The server could not be reached when you started it.</Alert>,
      success: <Alert tone="success">Entry archived.</Alert>,
      error: <Alert>The entry could not be archived.</Alert>,
      'long text': <Alert>{`${LONG_TEXT} ${LONG_NAME}`}</Alert>,
    },
  },
  {
    component: 'Banner',
    states: {
      usual: <Banner notice={{ tone: 'success', text: 'Profile saved.' }} />,
      error: <Banner notice={{ tone: 'error', text: 'Not imported.', reasons: [LONG_TEXT, LONG_NAME] }} />,
      empty: <Banner notice={undefined} />,
    },
  },
  {
    component: 'Toaster',
    states: {
      usual: (
        <>
          <Button
            look="quiet"
            onClick={() => showToast({ text: 'Line 2 removed.', action: { label: 'Undo', run: nothing } })}
          >
            Show a toast
          </Button>
          <Toaster />
        </>
      ),
    },
  },
  {
    component: 'LiveRegion',
    states: {
      usual: (
        <>
          <Button look="quiet" onClick={() => announce('Form has 2 validation errors')}>
            Announce a sentence
          </Button>
          <LiveRegion />
        </>
      ),
    },
  },
  {
    component: 'LoadFailed',
    states: {
      error: <LoadFailed message="The entries could not be loaded." onRetry={nothing} />,
      'long text': <LoadFailed message={LONG_TEXT} />,
    },
  },
  {
    component: 'ProblemText',
    states: { error: <ProblemText text="The passkey could not be removed." /> },
  },
  { component: 'MissingBlock', states: { usual: <MissingBlock /> } },
  { component: 'Skeleton', states: { loading: <Skeleton rows={3} label="Loading entries…" /> } },
  { component: 'PageSkeleton', states: { loading: <PageSkeleton title="Members" /> } },
  {
    component: 'Badge',
    states: {
      usual: <Badge look="hold">Exam</Badge>,
      practice: <Badge by="simulator">Released</Badge>,
      test: <Badge by="test">Released</Badge>,
    },
  },
  {
    component: 'StatusBadge',
    states: {
      ...Object.fromEntries(
        ENTRY_STATUSES.map((status) => [status, <StatusBadge key={status} status={status} />]),
      ),
      deleted: <StatusBadge status="accepted" isDeleted />,
      ...Object.fromEntries(
        ENTRY_STATUSES.map((status) => [
          `${status}, practice`,
          <StatusBadge key={status} status={status} by="simulator" />,
        ]),
      ),
      'not known to this version': <StatusBadge status="seized" />,
    },
  },
  { component: 'Icon', states: { usual: <Icon name="warning" /> } },
]
