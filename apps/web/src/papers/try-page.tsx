import { useQuery } from '@tanstack/react-query'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { estimatesOf } from './estimate-of-papers.ts'
import { workOfTab } from './kept-files.ts'
import { keepWork } from './kept-work.ts'
import { PapersReview } from './papers-review.tsx'
import { samplePapers } from './sample-papers.ts'

/** Under which name the tab keeps what was done with the samples. */
const SAMPLES = 'samples'
const NO_ENTRY = {}

/** The papers of an invented shipment, read as those of an entry are, for people without an account. Nothing leaves the tab. */
export function TryPage() {
  const samples = useQuery({
    queryKey: ['sample papers'],
    queryFn: async () => {
      const files = await samplePapers()
      return { given: files.map((file) => ({ id: file.name, file })), kept: await workOfTab(SAMPLES) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <VisitorFrame>
      <PageHead
        title={t({ id: 'try-page.title', defaultMessage: 'Try with sample papers' })}
        sub={t({
          id: 'try-page.lead',
          defaultMessage:
            'The invoice, packing list and arrival notice of an invented shipment. Confirm what was read, and see its duty. What you confirm is kept in this tab only and deleted with it.',
        })}
      />
      {samples.isError && (
        <Alert role="alert">
          <p>{t({ id: 'try-page.not-loaded', defaultMessage: 'The sample papers were not loaded.' })}</p>
          <Button onClick={() => void samples.refetch()}>
            {t({ id: 'common.try-again', defaultMessage: 'Try again' })}
          </Button>
        </Alert>
      )}
      {samples.data && (
        <PapersReview
          {...samples.data}
          onWork={(work) => keepWork(SAMPLES, work)}
          entry={NO_ENTRY}
          asksLines={false}
          organization=""
          today={undefined}
          takesMore={false}
          isBusy={false}
          actionText={() => t({ id: 'try-page.see-the-duty', defaultMessage: 'See the duty and fees' })}
          onDone={({ lines }) => {
            const [first] = estimatesOf(lines)
            if (first) location.assign(first.address)
          }}
        >
          <p className={textStyles.secondary}>
            <T
              id="try-page.your-own-papers"
              defaultMessage="With an account, your own papers become an entry in the same way. <a>Create account</a>"
              values={{ a: (content) => <a href="/create-account">{content}</a> }}
            />
          </p>
        </PapersReview>
      )}
    </VisitorFrame>
  )
}
