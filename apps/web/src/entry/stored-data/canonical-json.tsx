import type { Entry } from '@edfe/contracts/entries/entry'
import { formatEntryNumber } from '@edfe/domain/entry'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/problem.ts'
import { useDates } from '../../session/use-dates.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { saveFile } from '../../ui/save-file.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { readSnapshot, type Snapshot, snapshotsQuery, writeSnapshot } from '../activity/activity-api.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import styles from './canonical-json.module.css'

/** The entry as canonical JSON: its versions, each to download, and a new version of the current entry. */
export function CanonicalJson({ entry }: { entry: Entry }) {
  const { editor } = useEntryContext()
  const dates = useDates()
  const client = useQueryClient()
  const { data, isPending, isError } = useQuery(snapshotsQuery(entry.id))
  const save = ({ version, payload }: Snapshot) => {
    const name = `${formatEntryNumber(entry.entry_number)}-v${version}.json`
    saveFile(name, 'application/json', `${JSON.stringify(payload, null, 2)}\n`)
  }
  const download = useMutation({
    mutationFn: (version: number | undefined) => readSnapshot(entry.id, version),
    onSuccess: save,
  })
  const write = useMutation({
    mutationFn: async () => {
      await editor.save()
      return writeSnapshot(entry.id)
    },
    onSuccess: async ({ version }) => {
      announce(
        t(
          {
            id: 'canonical-json.version-of-the-canonical-json',
            defaultMessage: 'Version {version} of the canonical JSON is written.',
          },
          { version },
        ),
      )
      await client.invalidateQueries({ queryKey: snapshotsQuery(entry.id).queryKey })
    },
  })
  const failed = [download, write].find(({ error }) => error)?.error
  const versions = data ?? []
  return (
    <div>
      <p className={fieldStyles.label}>
        {t({ id: 'canonical-json.canonical-json', defaultMessage: 'Canonical JSON' })}
      </p>
      <p className={fieldStyles.hint}>
        {t({
          id: 'canonical-json.the-entry-as-data-to',
          defaultMessage: 'The entry as data, to keep or to import. Personal numbers are masked in it',
        })}
      </p>
      {isPending && (
        <Skeleton
          rows={2}
          label={t({ id: 'canonical-json.loading-versions', defaultMessage: 'Loading versions…' })}
        />
      )}
      {isError && (
        <p className={textStyles.secondary}>
          {t({
            id: 'canonical-json.the-versions-could-not-be',
            defaultMessage: 'The versions could not be loaded.',
          })}
        </p>
      )}
      {data && versions.length === 0 && (
        <p className={textStyles.small}>
          {t({
            id: 'canonical-json.canonical-json-not-available-for',
            defaultMessage: 'Canonical JSON not available for this entry.',
          })}
        </p>
      )}
      <div className={`${layoutStyles.actions} ${layoutStyles.spaceAbove6}`}>
        {versions.length > 0 && (
          <Button
            look="quiet"
            small
            icon="download"
            busy={download.isPending}
            onClick={() => download.mutate(undefined)}
          >
            {t({ id: 'canonical-json.canonical-json', defaultMessage: 'Canonical JSON' })}
          </Button>
        )}
        {entry.may.edit && (
          <Button look="quiet" small busy={write.isPending} onClick={() => write.mutate()}>
            {t(
              { id: 'canonical-json.write-version', defaultMessage: 'Write version {value}' },
              { value: (versions[0]?.version ?? 0) + 1 },
            )}
          </Button>
        )}
      </div>
      {failed && (
        <p className={fieldStyles.error} role="alert">
          <Icon name="error" />
          <span>
            {messageOf(
              failed,
              t({
                id: 'canonical-json.the-canonical-json-could-not',
                defaultMessage: 'The canonical JSON could not be read. Please try again.',
              }),
            )}
          </span>
        </p>
      )}
      {versions.length > 0 && (
        <ul
          className={`${textStyles.small} ${layoutStyles.spaceAbove12} ${layoutStyles.ruleAbove} ${styles.versions}`}
          aria-label={t({
            id: 'canonical-json.versions-of-the-canonical-json',
            defaultMessage: 'Versions of the canonical JSON',
          })}
        >
          {versions.map(({ version, generated_at, generated_by }) => (
            <li key={version}>
              <span>
                {t(
                  {
                    id: 'canonical-json.version',
                    defaultMessage: 'Version {version}, {time}{isKnown, select, yes {, {name}} other {}}',
                  },
                  {
                    version,
                    time: dates.dayAndTime(generated_at),
                    isKnown: generated_by ? 'yes' : 'no',
                    name: generated_by?.name,
                  },
                )}
              </span>
              <Button look="plain" small onClick={() => download.mutate(version)}>
                <T
                  id="canonical-json.download-version"
                  defaultMessage="Download<span> version {version}</span>"
                  values={{
                    version,
                    span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
                  }}
                />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
