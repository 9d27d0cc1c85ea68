import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/problem.ts'
import { showOrganization, useOrganizationChange } from '../api/shown-organization.ts'
import { emit } from '../session/session-store.ts'
import { enterOrganization, useSwitchOrganization } from '../session/use-organizations.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import dialogStyles from '../ui/dialog.module.css'
import { Dialog } from '../ui/dialog.tsx'

/**
 * Over a page of an organization that the session works in no more: the person switched in another tab, or was removed.
 * What is typed below waits for switching back.
 */
export function OrganizationChangedDialog() {
  const change = useOrganizationChange()
  const client = useQueryClient()
  const shown = change?.details.shown
  const back = useSwitchOrganization(async () => {
    showOrganization(shown?.id)
    emit('USER_UPDATED')
    await client.invalidateQueries()
  })
  if (!change) return null
  const { current } = change.details
  return (
    <Dialog
      open
      title="You work in another organization now"
      lead={
        shown
          ? `This page belongs to ${shown.name}${current ? `, and you have switched to ${current.name}` : ''}. Nothing is saved into the wrong organization. What you typed is still here.`
          : `You no longer belong to the organization of this page${current ? `, but you work in ${current.name}` : ''}.`
      }
      onClose={() => undefined}
      footer={
        <>
          {shown && (
            <Button look="quiet" busy={back.isPending} onClick={() => back.mutate(shown.id)}>
              Switch back to {shown.name}
            </Button>
          )}
          <Button className={dialogStyles.last} onClick={enterOrganization}>
            Go on in {current?.name ?? 'the dashboard'}
          </Button>
        </>
      }
    >
      {back.isError && (
        <Banner
          notice={{ tone: 'error', text: messageOf(back.error, 'The organization could not be switched.') }}
        />
      )}
    </Dialog>
  )
}
