import type { SendingWay } from '@edfe/contracts/customs/customs-requests'

/** How documents reach CBP: what a person chooses, and how a sentence ends that says so. */
export const SENDING_WAY_TEXTS: Record<SendingWay, { label: string; phrase: string }> = {
  document_image_system: {
    label: 'Document Image System (DIS)',
    phrase: 'through the Document Image System',
  },
  ace_portal: { label: 'ACE Portal', phrase: 'through the ACE Portal' },
  email: { label: 'Email to CBP', phrase: 'by email' },
  paper: { label: 'On paper', phrase: 'on paper' },
}
