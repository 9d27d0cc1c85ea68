import type { DocumentsAnswer } from '@edfe/contracts/documents/documents'
import { DOCUMENT_KINDS, FILE_TYPES, type FileType, previewOf } from '@edfe/domain/documents'
import { useState } from 'react'
import { useDates } from '../../session/use-dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { DeleteDocument } from './delete-document.tsx'
import styles from './document-list.module.css'
import { DocumentNames } from './document-names.tsx'
import { downloadAddress, type EntryDocument } from './documents-api.ts'
import { fileSize } from './file-size.ts'
import { DocumentPreview } from './preview/document-preview.tsx'

interface Props {
  entryId: string
  answer: DocumentsAnswer
  documents: readonly EntryDocument[]
}

/** The documents that are complete, the oldest first. */
export function DocumentList({ entryId, answer, documents }: Props) {
  const [shown, setShown] = useState<EntryDocument>()
  if (documents.length === 0) {
    return (
      <p className={`${textStyles.muted} ${layoutStyles.ruleAbove} ${styles.none}`}>
        {t({
          id: 'document-list.no-documents-yet-cbp-can',
          defaultMessage:
            'No documents yet. CBP can ask for commercial invoice, packing list and bill of lading for five years.',
        })}
      </p>
    )
  }
  return (
    <>
      <ul
        className={`${layoutStyles.ruleAbove} ${layoutStyles.rules} ${styles.documents}`}
        aria-label={t({ id: 'document-list.documents', defaultMessage: 'Documents' })}
      >
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            entryId={entryId}
            answer={answer}
            document={document}
            onShow={() => setShown(document)}
          />
        ))}
      </ul>
      <DocumentPreview entryId={entryId} document={shown} onClose={() => setShown(undefined)} />
    </>
  )
}

/** Why a document cannot be opened; undefined when it can. */
function closedText({ state, found_virus }: EntryDocument): string | undefined {
  if (state === 'scanning')
    return t({ id: 'document-list.checking-for-viruses', defaultMessage: 'Checking for viruses…' })
  return state === 'infected'
    ? t(
        {
          id: 'document-list.removed-a-virus-was-found',
          defaultMessage: 'Removed: a virus was found ({value})',
        },
        { value: found_virus },
      )
    : undefined
}

/** A picture of a type that browsers do not show. */
const isHiddenPicture = (type: FileType): boolean =>
  FILE_TYPES[type].media.startsWith('image/') && previewOf(type) === undefined

interface RowProps extends Omit<Props, 'documents'> {
  document: EntryDocument
  onShow: () => void
}

function DocumentRow({ entryId, answer, document, onShow }: RowProps) {
  const dates = useDates()
  const { name, kind, type, size, state, uploaded_by, uploaded_at, detail } = document
  const closed = closedText(document)
  const isReady = state === 'ready' && type !== null
  const what = detail ? `${DOCUMENT_KINDS[kind]}: ${detail}` : DOCUMENT_KINDS[kind]
  return (
    <li>
      <div>
        <h3 className={`${textStyles.usual} ${textStyles.breaks}`}>{name}</h3>
        <p className={textStyles.secondary}>
          {[!answer.may.add && what, type && FILE_TYPES[type].label, fileSize(size)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isReady && isHiddenPicture(type) && (
          <p className={textStyles.secondary}>
            {t(
              {
                id: 'document-list.browsers-do-not-show-a',
                defaultMessage: 'Browsers do not show a {label}; download it to look at it.',
              },
              { label: FILE_TYPES[type].label },
            )}
          </p>
        )}
        {closed && <p className={state === 'infected' ? textStyles.error : textStyles.secondary}>{closed}</p>}
        <p className={textStyles.secondary}>
          {uploaded_by ? `${uploaded_by.name}, ` : ''}
          {dates.dayAndTime(uploaded_at)}
        </p>
      </div>
      {answer.may.add && (
        <DocumentNames entryId={entryId} document={document} missing={answer.missing_codes} />
      )}
      <div className={`${layoutStyles.wrap8} ${styles.actions}`}>
        {isReady && previewOf(type) && (
          <Button look="quiet" small icon="view" onClick={onShow}>
            <T
              id="document-list.view"
              defaultMessage="View<span> {name}</span>"
              values={{
                name,
                span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
              }}
            />
          </Button>
        )}
        {isReady && (
          <a className={buttonClass('quiet', true)} href={downloadAddress(entryId, document.id)} download>
            <Icon name="download" />
            {t({ id: 'common.download', defaultMessage: 'Download' })}
            <span className={textStyles.visuallyHidden}> {name}</span>
          </a>
        )}
        {document.kept_because === null && <DeleteDocument entryId={entryId} document={document} />}
      </div>
    </li>
  )
}
