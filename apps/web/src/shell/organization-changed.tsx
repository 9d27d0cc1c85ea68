import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/problem.ts'
import { showOrganization, type useOrganizationChange } from '../api/shown-organization.ts'
import { emit } from '../session/session-store.ts'
import { enterOrganization, useSwitchOrganization } from '../session/use-organizations.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/**
 * Over a page of an organization that the session works in no more: the person switched in another tab, or was removed.
 * Text typed below waits for switching back.
 */
export function OrganizationChanged({
  change,
}: {
  change: NonNullable<ReturnType<typeof useOrganizationChange>>
}) {
  const client = useQueryClient()
  const { current, shown } = change.details
  const back = useSwitchOrganization(async () => {
    showOrganization(shown?.id)
    emit('USER_UPDATED')
    await client.invalidateQueries()
  })
  return (
    <Dialog
      open
      title={t({
        id: 'organization-changed.you-work-in-another-organization',
        defaultMessage: 'You work in another organization now',
      })}
      lead={
        shown
          ? t(
              {
                id: 'organization-changed.this-page-belongs-to-nothing',
                defaultMessage:
                  'This page belongs to {name}{isElsewhere, select, yes {, and you have switched to {current}} other {}}. Nothing is saved into the wrong organization. What you typed is still here.',
              },
              { name: shown.name, isElsewhere: current ? 'yes' : 'no', current: current?.name },
            )
          : t(
              {
                id: 'organization-changed.you-no-longer-belong-to',
                defaultMessage:
                  'You no longer belong to the organization of this page{isElsewhere, select, yes {, but you work in {current}} other {}}.',
              },
              { isElsewhere: current ? 'yes' : 'no', current: current?.name },
            )
      }
      onClose={() => undefined}
      footer={
        <>
          {shown && (
            <Button
              look="quiet"
              className={textStyles.breaks}
              busy={back.isPending}
              onClick={() => back.mutate(shown.id)}
            >
              {t(
                { id: 'organization-changed.switch-back-to', defaultMessage: 'Switch back to {name}' },
                { name: shown.name },
              )}
            </Button>
          )}
          <Button className={`${layoutStyles.toEnd} ${textStyles.breaks}`} onClick={enterOrganization}>
            {t(
              {
                id: 'organization-changed.go-on-in',
                defaultMessage: 'Go on in {isKnown, select, yes {{name}} other {the dashboard}}',
              },
              { isKnown: current ? 'yes' : 'no', name: current?.name },
            )}
          </Button>
        </>
      }
    >
      {back.isError && (
        <Banner
          notice={{
            tone: 'error',
            text: messageOf(
              back.error,
              t({
                id: 'organization-changed.the-organization-could-not-be',
                defaultMessage: 'The organization could not be switched.',
              }),
            ),
          }}
        />
      )}
    </Dialog>
  )
}
