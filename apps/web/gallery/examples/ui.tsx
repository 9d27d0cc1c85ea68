import type { Example } from '../example.ts'
import { controls } from './ui-controls.tsx'
import { feedback } from './ui-feedback.tsx'
import { frames } from './ui-frames.tsx'

/** `src/ui`: components without a subject. */
export const examples: readonly Example[] = [...controls, ...feedback, ...frames]
