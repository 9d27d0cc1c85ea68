import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { documentsQuery, downloadAddress, type EntryDocument } from '../documents/documents-api.ts'
import { DropZone } from '../documents/upload/drop-zone.tsx'
import { UploadList } from '../documents/upload/upload-list.tsx'
import { addFiles } from '../documents/upload/uploads.ts'
import { entryKey } from '../editing/entry-queries.ts'
import type { CustomsRequest } from './customs-requests-api.ts'

const STATES = {
  scanning: defineMessage({ id: 'request-upload.scanning', defaultMessage: 'Being checked for viruses' }),
  infected: defineMessage({ id: 'request-upload.infected', defaultMessage: 'Refused: it has a virus' }),
  ready: defineMessage({ id: 'request-upload.ready', defaultMessage: 'Ready to send' }),
  uploading: undefined,
} satisfies Record<EntryDocument['state'], MessageDescriptor | undefined>

interface Props {
  entryId: string
  request: CustomsRequest
}

/** Takes documents right at the request that asks for them; its answer then chooses them first. */
export function RequestUpload({ entryId, request }: Props) {
  const queryClient = useQueryClient()
  const { data } = useQuery(documentsQuery(entryId))
  if (!data) return null
  const refresh = () => void queryClient.invalidateQueries({ queryKey: entryKey(entryId) })
  const own = data.documents.filter(
    ({ answers_request, state }) => answers_request === request.id && state !== 'uploading',
  )
  return (
    <div className={`${layoutStyles.stack8} ${layoutStyles.spaceAbove12}`}>
      {data.may.add && (
        <DropZone
          about={request.title}
          onFiles={(files) => addFiles(entryId, files, data.documents, refresh, request.id)}
        />
      )}
      <UploadList entryId={entryId} requestId={request.id} />
      {own.length > 0 && (
        <ul
          className={layoutStyles.stack4}
          aria-label={t({ id: 'request-upload.documents', defaultMessage: 'Documents for this request' })}
        >
          {own.map((document) => (
            <OwnDocument key={document.id} entryId={entryId} document={document} />
          ))}
        </ul>
      )}
      {own.some(({ state }) => state === 'ready') && (
        <p>
          {t({
            id: 'request-upload.then-answer',
            defaultMessage: 'Choose ‘Answer…’ when you have everything.',
          })}
        </p>
      )}
    </div>
  )
}

/** A document that was added at the request, with its state. */
function OwnDocument({
  entryId,
  document: { id, name, state },
}: {
  entryId: string
  document: EntryDocument
}) {
  const message = STATES[state]
  return (
    <li className={layoutStyles.wrapApart}>
      {state === 'ready' ? (
        <a href={downloadAddress(entryId, id)} download>
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      <span className={state === 'infected' ? textStyles.problem : textStyles.muted}>
        {message && t(message)}
      </span>
    </li>
  )
}
