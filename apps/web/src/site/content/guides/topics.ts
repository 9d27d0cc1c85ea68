import { accessibilityTopic } from './accessibility-topic.ts'
import { browserSupport } from './browser-support.ts'
import { deMinimisContext } from './de-minimis-context.ts'
import type { Guide } from './guide.ts'
import { limitations } from './limitations.ts'
import { notifications } from './notifications.ts'
import { releaseNotes } from './release-notes.ts'
import { reports } from './reports.ts'
import { roles } from './roles.ts'
import { settings } from './settings.ts'

/** The topics of the documentation, in the order of its navigation. */
export const topics = (): readonly Guide[] => [
  notifications(),
  roles(),
  settings(),
  reports(),
  deMinimisContext(),
  accessibilityTopic(),
  browserSupport(),
  limitations(),
  releaseNotes(),
]
