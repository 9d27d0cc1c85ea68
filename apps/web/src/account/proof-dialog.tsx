import { Suspense } from 'react'
import { useProofAsked } from '../api/proof.ts'
import { lazyComponent } from '../ui/lazy-component.ts'

/** Few acts need a proof: its form comes when one does. */
const AskForProof = lazyComponent(async () => (await import('./ask-for-proof.tsx')).AskForProof)

/** The dialog that asks who acts, over whatever page asked the server for such an act. */
export function ProofDialog() {
  return useProofAsked() ? (
    <Suspense>
      <AskForProof />
    </Suspense>
  ) : null
}
