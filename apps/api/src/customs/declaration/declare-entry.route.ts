import type { DeclarationBody } from '@edfe/contracts/entries/entry'
import { decideDeclaration } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { logConflict } from '../../entries/drafts/log-conflict.ts'
import { lockForEdit, saveDraft } from '../../entries/drafts/save-draft.ts'
import { signingRefusal } from '../../entries/drafts/signing.ts'
import { recordActivity } from '../../entries/repository/record-activity.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal, refuse } from '../../refusals/problems.ts'

/** `POST …/declaration`: the named declaration of step 5, certified in a role. */
export function declareEntryRoute(app: App): void {
  app.route({
    ...route('declareEntry'),
    config: {
      permission: 'entry.edit',
      row: ENTRY_ROW,
      forbids: say({
        id: 'refusal.declaration.permission',
        defaultMessage: 'Insufficient permissions for declaration submission',
      }),
    },
    handler: async (request, reply) => {
      const { id } = request.params
      const entry = await withEntryScope(app, request, (scope) => declare(scope, id, request.body))
      if (!isRefusal(entry)) return { entry }
      await logConflict(app, request, id, entry)
      return reply.refuse(entry)
    },
  })
}

async function declare(scope: MemberScope, id: string, body: z.output<typeof DeclarationBody>) {
  const entry = await lockForEdit(scope, id, body.expected_updated_at)
  if (isRefusal(entry)) return entry
  const reasons = decideDeclaration(
    {
      accepted: body.accepted,
      declarantName: body.declarant_name,
      declarantTitle: body.declarant_title,
      signatureValue: body.signature_value,
      declarantRole: body.declarant_role,
    },
    scope.actor.role,
  )
  if (reasons[0]) return refuse(422, 'DECLARATION_INVALID', reasons[0], { reasons })
  const patch = {
    totals_declarations: {
      declaration_ior_agent: true,
      declaration_purchase_agreement: true,
      declarant_name: body.declarant_name,
      declarant_title: body.declarant_title,
      declarant_signature: body.signature_value,
    },
    final_review: { declarant_role: body.declarant_role },
  }
  const unsigned = await signingRefusal(scope, entry.draft, patch)
  if (unsigned) return unsigned
  await saveDraft(scope, entry, patch)
  await recordActivity(scope, id, 'declared', { role: body.declarant_role })
  return viewEntry(scope, id)
}
