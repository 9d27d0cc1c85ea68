import { Suspense } from 'react'
import { endProof, useProofAsked } from '../api/proof.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

/** Few acts need a proof: its form comes when one does. */
const AskForProof = lazyDialog(async () => (await import('./ask-for-proof.tsx')).AskForProof)

/** The dialog that asks who acts, over whatever page asked the server for such an act. */
export function ProofDialog() {
  return useProofAsked() ? (
    <Suspense>
      <AskForProof onClose={() => endProof(false)} />
    </Suspense>
  ) : null
}
