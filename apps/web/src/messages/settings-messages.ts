import { t } from '../words/t.ts'

/** Sentences of the settings screens (specification 1, section 8). */
export const SETTINGS = {
  organization: {
    get load() {
      return t({
        id: 'settings-messages.failed-to-load-organization',
        defaultMessage: 'Failed to load organization',
      })
    },
    get failed() {
      return t({
        id: 'settings-messages.failed-to-update-organization',
        defaultMessage: 'Failed to update organization',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.organization-updated-successfully',
        defaultMessage: 'Organization updated successfully',
      })
    },
    get created() {
      return t({
        id: 'settings-messages.organization-created-successfully',
        defaultMessage: 'Organization created successfully',
      })
    },
  },
  address: {
    get failed() {
      return t({
        id: 'settings-messages.failed-to-update-address',
        defaultMessage: 'Failed to update address',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.address-updated-successfully',
        defaultMessage: 'Address updated successfully',
      })
    },
  },
  ownData: {
    get exportFailed() {
      return t({
        id: 'settings-messages.your-data-could-not-be',
        defaultMessage: 'Your data could not be downloaded',
      })
    },
    get deleteFailed() {
      return t({
        id: 'settings-messages.your-account-could-not-be',
        defaultMessage: 'Your account could not be deleted',
      })
    },
    get organizationFailed() {
      return t({
        id: 'settings-messages.the-organization-could-not-be',
        defaultMessage: 'The organization could not be deleted',
      })
    },
  },
  membership: {
    get left() {
      return t({
        id: 'settings-messages.you-left-the-organization',
        defaultMessage: 'You left the organization',
      })
    },
    get leaveFailed() {
      return t({
        id: 'settings-messages.you-could-not-leave-the',
        defaultMessage: 'You could not leave the organization',
      })
    },
    get createFailed() {
      return t({
        id: 'settings-messages.the-organization-could-not-be-2',
        defaultMessage: 'The organization could not be created',
      })
    },
  },
  security: {
    get failed() {
      return t({
        id: 'settings-messages.failed-to-update-security',
        defaultMessage: 'Failed to update security',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.security-updated-successfully',
        defaultMessage: 'Security updated successfully',
      })
    },
  },
  filingNumbers: {
    get failed() {
      return t({
        id: 'settings-messages.failed-to-ask-for-the',
        defaultMessage: 'Failed to ask for the number',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.the-operator-is-asked-to',
        defaultMessage: 'The operator is asked to confirm the number',
      })
    },
  },
  retention: {
    get failed() {
      return t({
        id: 'settings-messages.failed-to-update-retention',
        defaultMessage: 'Failed to update retention',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.retention-updated-successfully',
        defaultMessage: 'Retention updated successfully',
      })
    },
  },
  declarant: {
    get failed() {
      return t({
        id: 'settings-messages.failed-to-update-declarant',
        defaultMessage: 'Failed to update declarant',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.declarant-updated-successfully',
        defaultMessage: 'Declarant updated successfully',
      })
    },
  },
  shipments: {
    get failed() {
      return t({
        id: 'settings-messages.failed-to-update-new-entries',
        defaultMessage: 'Failed to update new entries',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.new-entries-updated-successfully',
        defaultMessage: 'New entries updated successfully',
      })
    },
  },
  payment: {
    get failed() {
      return t({
        id: 'settings-messages.failed-to-update-payment',
        defaultMessage: 'Failed to update payment',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.payment-updated-successfully',
        defaultMessage: 'Payment updated successfully',
      })
    },
  },
  bond: {
    get failed() {
      return t({
        id: 'settings-messages.failed-to-update-bond-on',
        defaultMessage: 'Failed to update bond on file',
      })
    },
    get updated() {
      return t({
        id: 'settings-messages.bond-on-file-updated-successfully',
        defaultMessage: 'Bond on file updated successfully',
      })
    },
  },
  members: {
    get load() {
      return t({ id: 'settings-messages.failed-to-load-members', defaultMessage: 'Failed to load members' })
    },
    get inviteFailed() {
      return t({ id: 'settings-messages.failed-to-invite-member', defaultMessage: 'Failed to invite member' })
    },
    get roleFailed() {
      return t({ id: 'settings-messages.failed-to-update-role', defaultMessage: 'Failed to update role' })
    },
    get removeFailed() {
      return t({ id: 'settings-messages.failed-to-remove-member', defaultMessage: 'Failed to remove member' })
    },
    get invited() {
      return t({
        id: 'settings-messages.member-invited-successfully',
        defaultMessage: 'Member invited successfully',
      })
    },
    get roleUpdated() {
      return t({
        id: 'settings-messages.member-role-updated-successfully',
        defaultMessage: 'Member role updated successfully',
      })
    },
    get enabled() {
      return t({
        id: 'settings-messages.member-enabled-successfully',
        defaultMessage: 'Member enabled successfully',
      })
    },
    get disabled() {
      return t({
        id: 'settings-messages.member-disabled-successfully',
        defaultMessage: 'Member disabled successfully',
      })
    },
    get removed() {
      return t({
        id: 'settings-messages.member-removed-successfully',
        defaultMessage: 'Member removed successfully',
      })
    },
    get resent() {
      return t({ id: 'settings-messages.invitation-sent-again', defaultMessage: 'Invitation sent again' })
    },
    get confirmRevoke() {
      return t({
        id: 'settings-messages.the-link-in-the-email',
        defaultMessage: 'The link in the email will not work any more. You can invite this person again.',
      })
    },
    get confirmRemove() {
      return t({
        id: 'settings-messages.are-you-sure-you-want',
        defaultMessage: 'Are you sure you want to remove this member? This action cannot be undone.',
      })
    },
  },
  account: {
    get load() {
      return t({
        id: 'settings-messages.failed-to-load-account-data',
        defaultMessage: 'Failed to load account data',
      })
    },
    get profileFailed() {
      return t({
        id: 'settings-messages.failed-to-update-profile',
        defaultMessage: 'Failed to update profile',
      })
    },
    get profileUpdated() {
      return t({
        id: 'settings-messages.profile-updated-successfully',
        defaultMessage: 'Profile updated successfully',
      })
    },
    get preferencesFailed() {
      return t({
        id: 'settings-messages.failed-to-update-preferences',
        defaultMessage: 'Failed to update preferences',
      })
    },
    get preferencesUpdated() {
      return t({
        id: 'settings-messages.preferences-updated-successfully',
        defaultMessage: 'Preferences updated successfully',
      })
    },
  },
  notifications: {
    get load() {
      return t({
        id: 'settings-messages.failed-to-load-notifications',
        defaultMessage: 'Failed to load notifications',
      })
    },
    get personalFailed() {
      return t({
        id: 'settings-messages.failed-to-update-personal-notifications',
        defaultMessage: 'Failed to update personal notifications',
      })
    },
    get personalUpdated() {
      return t({
        id: 'settings-messages.personal-notifications-updated-successfully',
        defaultMessage: 'Personal notifications updated successfully',
      })
    },
    get organizationFailed() {
      return t({
        id: 'settings-messages.failed-to-update-organization-notifications',
        defaultMessage: 'Failed to update organization notifications',
      })
    },
    get organizationUpdated() {
      return t({
        id: 'settings-messages.organization-notifications-updated-successfully',
        defaultMessage: 'Organization notifications updated successfully',
      })
    },
  },
  audit: {
    get load() {
      return t({
        id: 'settings-messages.failed-to-load-audit-events',
        defaultMessage: 'Failed to load audit events',
      })
    },
    get exportFailed() {
      return t({
        id: 'settings-messages.failed-to-export-audit-log',
        defaultMessage: 'Failed to export audit log',
      })
    },
    get none() {
      return t({ id: 'settings-messages.no-audit-events-found', defaultMessage: 'No audit events found' })
    },
  },
} as const
