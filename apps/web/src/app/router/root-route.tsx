import { createRootRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../not-found-page.tsx'
import { Root } from '../shell/root.tsx'

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })
