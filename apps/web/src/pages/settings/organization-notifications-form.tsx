import type { OrgNotifications } from '@edfe/contracts/organization'
import { useState } from 'react'
import { FormPanel } from '../../components/form-panel.tsx'
import { Segmented, Tick } from '../../components/segmented.tsx'
import { DIGEST_OPTIONS } from './digests.ts'

interface OrganizationNotificationsFormProps {
  saved: OrgNotifications
  busy: boolean
  onSave: (next: OrgNotifications) => void
}

/** What every member of the organisation is told. */
export function OrganizationNotificationsForm({ saved, busy, onSave }: OrganizationNotificationsFormProps) {
  const [values, setValues] = useState(saved)
  const change = (part: Partial<OrgNotifications>) => setValues({ ...values, ...part })
  return (
    <FormPanel
      title="Organization Notifications"
      lead="For every member of your organization."
      action="Save organization notifications"
      busy={busy}
      onSave={() => onSave(values)}
    >
      <div className="prefs">
        <fieldset>
          <legend>Mail about</legend>
          <div className="ticks">
            <Tick
              label="Incidents"
              note="The connection to customs fails or comes back."
              checked={values.email_incidents}
              onChange={(on) => change({ email_incidents: on })}
            />
            <Tick
              label="Releases"
              note="Customs releases goods."
              checked={values.email_releases}
              onChange={(on) => change({ email_releases: on })}
            />
            <Tick
              label="Compliance"
              note="Deadlines, requests and rejections."
              checked={values.email_compliance}
              onChange={(on) => change({ email_compliance: on })}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>In the application</legend>
          <div className="ticks">
            <Tick
              label="Show notifications on the dashboard"
              checked={values.inapp_enabled}
              onChange={(on) => change({ inapp_enabled: on })}
            />
          </div>
        </fieldset>
        <Segmented
          legend="Digest"
          hint="Daily and weekly gather mail into one message."
          options={DIGEST_OPTIONS}
          value={values.digest}
          onChange={(digest) => change({ digest })}
        />
      </div>
    </FormPanel>
  )
}
