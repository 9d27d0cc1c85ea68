import type { DocumentsAnswer, EntryDocument } from '@edfe/contracts/documents/documents'
import { useEffect } from 'react'
import { meQuery } from '../../src/api/me.ts'
import { documentsQuery } from '../../src/entry/documents/documents-api.ts'
import { DocumentsPage } from '../../src/entry/documents/documents-page.tsx'
import { DocumentPreview } from '../../src/entry/documents/preview/document-preview.tsx'
import { RetentionPanel } from '../../src/entry/documents/retention-panel.tsx'
import { DropZone } from '../../src/entry/documents/upload/drop-zone.tsx'
import { UploadList } from '../../src/entry/documents/upload/upload-list.tsx'
import { type Upload, uploads } from '../../src/entry/documents/upload/uploads.ts'
import { entryQuery } from '../../src/entry/editing/entry-queries.ts'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { pressed, Used } from '../used.tsx'
import {
  DOCUMENT,
  DOCUMENTS,
  FILED_DOCUMENTS,
  NO_DOCUMENTS,
  PICTURE,
  RETAINED_DOCUMENTS,
} from './documents-sample.ts'
import { DRAFT, SUBMITTED } from './entry-sample.tsx'
import { LONG_NAME } from './long.ts'
import { ME } from './sample.ts'

const ADDRESS = `/entries/${DRAFT.id}/documents`
const ENTRY = entryQuery(DRAFT.id)
const ASK = documentsQuery(DRAFT.id)
const contentOf = ({ id }: EntryDocument) => ({ queryKey: ['document-content', id] })

const page = (documents: DocumentsAnswer, entry = DRAFT) => (
  <Answered answers={[answer(meQuery, ME), answer(ENTRY, entry), answer(ASK, documents)]}>
    <DocumentsPage />
  </Answered>
)
/** After the button of the legal hold was pressed. */
const hold = (documents: DocumentsAnswer) => (
  <Used by={pressed(0)}>
    <RetentionPanel entryId={DRAFT.id} entryNumber={DRAFT.entry_number} answer={documents} />
  </Used>
)

/** A separate entry: every page of an entry shows what is on its way. */
const UPLOADING = 'uploading'
const STATES = ['queued', 'sending', 'waiting', 'paused', 'failed'] as const
const UPLOADS: readonly Upload[] = STATES.map((state, at) => ({
  key: state,
  entryId: UPLOADING,
  requestId: null,
  file: new File(['x'.repeat(50_000)], at === 0 ? `${LONG_NAME}.pdf` : `packing-list-${at}.pdf`),
  state,
  progress: at / STATES.length,
  ...(state === 'sending' && { secondsLeft: 42 }),
  ...(state === 'failed' && { problem: 'The file is larger than 25 MB.' }),
}))

/** Files on their way, one in each state. */
function Uploading() {
  useEffect(() => uploads.set(UPLOADS), [])
  return <UploadList entryId={UPLOADING} />
}

const preview = (document: EntryDocument, ...answers: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={answers}>
    <DocumentPreview entryId={DRAFT.id} document={document} onClose={nothing} />
  </Answered>
)

/** `src/entry/documents`: what is kept with an entry, and for how long. */
export const examples: readonly Example[] = [
  {
    component: 'DocumentsPage',
    at: ADDRESS,
    states: {
      usual: page(DOCUMENTS),
      filed: page(FILED_DOCUMENTS, SUBMITTED),
      'the retention has ended': page(RETAINED_DOCUMENTS, SUBMITTED),
      loading: <DocumentsPage />,
      error: (
        <Answered answers={[answer(meQuery, ME), failure(ENTRY), failure(ASK)]}>
          <DocumentsPage />
        </Answered>
      ),
      empty: page(NO_DOCUMENTS),
    },
  },
  {
    component: 'RetentionPanel',
    at: ADDRESS,
    states: { hold: hold(FILED_DOCUMENTS), release: hold(DOCUMENTS) },
  },
  { component: 'UploadList', at: ADDRESS, states: { 'each state': <Uploading /> } },
  {
    component: 'DropZone',
    states: {
      usual: <DropZone onFiles={nothing} />,
      small: <DropZone onFiles={nothing} about="Request of 03/05/2026" />,
    },
  },
  {
    component: 'DocumentPreview',
    at: ADDRESS,
    states: {
      picture: preview(DOCUMENT, answer(contentOf(DOCUMENT), PICTURE)),
      'cannot be read': preview(DOCUMENT, answer(contentOf(DOCUMENT), new Blob(['not a picture']))),
      loading: preview(DOCUMENT),
      error: preview(DOCUMENT, failure(contentOf(DOCUMENT))),
    },
  },
]
