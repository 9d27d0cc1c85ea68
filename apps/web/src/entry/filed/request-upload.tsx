import { useQuery, useQueryClient } from '@tanstack/react-query'
import { documentsQuery } from '../documents/documents-api.ts'
import { DropZone } from '../documents/upload/drop-zone.tsx'
import { UploadList } from '../documents/upload/upload-list.tsx'
import { addFiles } from '../documents/upload/uploads.ts'
import { entryKey } from '../editing/entry-queries.ts'
import styles from './answer-request.module.css'
import type { CustomsRequest } from './customs-requests-api.ts'

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
  const stateOf = {
    scanning: ', being checked for viruses',
    infected: ', refused: it has a virus',
    ready: '',
    uploading: '',
  }
  return (
    <div className={styles.upload}>
      {data.may.add && (
        <DropZone
          about={request.title}
          onFiles={(files) => addFiles(entryId, files, data.documents, refresh, request.id)}
        />
      )}
      <UploadList entryId={entryId} requestId={request.id} />
      {own.length > 0 && (
        <p>
          Ready to send: {own.map(({ name, state }) => `${name}${stateOf[state]}`).join('; ')}. Choose
          ‘Answer…’ when you have everything.
        </p>
      )}
    </div>
  )
}
