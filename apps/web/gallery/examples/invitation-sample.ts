import type { AnswerOf } from '@edfe/contracts/operations'
import { ApiProblem } from '../../src/api/problem.ts'

const TOKEN = 'k4m2p9x7qd'
export const INVITATION_ADDRESS = `/invitations/${TOKEN}`
export const INVITATION = { queryKey: ['invitation', TOKEN] }
export const INVITED: AnswerOf<'getInvitation'> = {
  org_name: 'Okafor Imports',
  email: 'minh@example.com',
  role: 'preparer',
  expires_at: '2026-03-12T15:00:00.000Z',
  has_account: false,
}
export const NOT_THERE = new ApiProblem(404, 'not_found', 'No such invitation')
