import { DOCUMENT_KIND_CODES, DOCUMENT_KINDS, type DocumentKind } from '@edfe/domain/documents'
import { READ_KINDS } from '@edfe/domain/papers'
import { PaperProgressBar, progressText } from '../recognition/paper-reading.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import controlStyles from '../ui/control.module.css'
import { SelectBox } from '../ui/field.tsx'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { DroppedPaper, Papers } from './use-papers.ts'

interface Props {
  papers: Papers
  onKind: (id: string, kind: DocumentKind) => void
  onRemove: (paper: DroppedPaper) => void
}

/** The papers that were dropped: the kind of each, which a person may change, and why one was not read. */
export function PaperList({ papers, onKind, onRemove }: Props) {
  const { readings, progress } = papers
  const countOf = (id: string) => readings.find((reading) => reading.id === id)?.values.length ?? 0
  return (
    <>
      <Table isStacked>
        <TableHead
          columns={[
            t({ id: 'paper-list.paper', defaultMessage: 'Paper' }),
            t({ id: 'paper-list.kind', defaultMessage: 'Kind' }),
            t({ id: 'paper-list.what-was-read', defaultMessage: 'What was read' }),
          ]}
          hasActions
        />
        <tbody>
          {papers.papers.map((paper) => (
            <tr key={paper.id}>
              <td className={textStyles.breaks}>{paper.file.name}</td>
              <td>
                <SelectBox>
                  <select
                    className={controlStyles.control}
                    aria-label={t(
                      { id: 'paper-list.kind-of', defaultMessage: 'Kind of {name}' },
                      { name: paper.file.name },
                    )}
                    value={paper.kind}
                    onChange={({ currentTarget }) => onKind(paper.id, currentTarget.value as DocumentKind)}
                  >
                    {DOCUMENT_KIND_CODES.map((code) => (
                      <option key={code} value={code}>
                        {DOCUMENT_KINDS[code]}
                      </option>
                    ))}
                  </select>
                </SelectBox>
              </td>
              <td className={textStyles.secondary}>{stateOf(paper, countOf(paper.id))}</td>
              <td>
                <Button
                  look="inline"
                  aria-label={t(
                    {
                      id: 'paper-list.remove-name',
                      defaultMessage: '{isDocument, select, yes {Leave out} other {Remove}} {name}',
                    },
                    { name: paper.file.name, isDocument: paper.isDocument ? 'yes' : 'no' },
                  )}
                  onClick={() => onRemove(paper)}
                >
                  {paper.isDocument
                    ? t({ id: 'paper-list.leave-out', defaultMessage: 'Leave out' })
                    : t({ id: 'common.remove', defaultMessage: 'Remove' })}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status" className={textStyles.visuallyHidden}>
        {progress && progressText(progress)}
      </p>
      {progress && <PaperProgressBar progress={progress} onStop={papers.stop} />}
      {papers.papers.map(
        ({ id, file, problem }) =>
          problem && (
            <Alert key={id} tone="info" role="alert" isFlush>
              <h3>{file.name}</h3>
              <p>{problem}</p>
            </Alert>
          ),
      )}
    </>
  )
}

function stateOf({ kind, isReading, read }: DroppedPaper, count: number): string {
  if (isReading) return t({ id: 'paper-list.reading', defaultMessage: 'Reading…' })
  if (!read)
    return t({ id: 'paper-list.not-read-kept', defaultMessage: 'Not read. It is kept with the entry.' })
  if (!READ_KINDS.includes(kind))
    return t({
      id: 'paper-list.kept',
      defaultMessage: 'Kept with the entry. Papers of this kind are not read.',
    })
  return t(
    {
      id: 'paper-list.values-found',
      defaultMessage: '{count, plural, =0 {No value found} one {# value} other {# values}}',
    },
    { count },
  )
}
