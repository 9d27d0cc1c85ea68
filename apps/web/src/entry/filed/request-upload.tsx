import { defineMessage } from '@edfe/domain/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'
import { documentsQuery, type EntryDocument } from '../documents/documents-api.ts'
import { DropZone } from '../documents/upload/drop-zone.tsx'
import { UploadList } from '../documents/upload/upload-list.tsx'
import { addFiles } from '../documents/upload/uploads.ts'
import { entryKey } from '../editing/entry-queries.ts'
import type { CustomsRequest } from './customs-requests-api.ts'

const STATES = {
  scanning: defineMessage({
    id: 'request-upload.scanning',
    defaultMessage: '{name}, being checked for viruses',
  }),
  infected: defineMessage({
    id: 'request-upload.infected',
    defaultMessage: '{name}, refused: it has a virus',
  }),
  ready: undefined,
  uploading: undefined,
}

function documentText({ name, state }: EntryDocument): string {
  const message = STATES[state]
  return message ? t(message, { name }) : name
}

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
        <p>
          {t(
            {
              id: 'request-upload.ready',
              defaultMessage: 'Ready to send: {documents}. Choose ‘Answer…’ when you have everything.',
            },
            { documents: own.map(documentText).join('; ') },
          )}
        </p>
      )}
    </div>
  )
}
