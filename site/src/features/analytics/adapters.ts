import type { VisitorFacts } from '../../app-context.tsx';
import type { AnalyticsAdapter } from './data-layer.ts';

/** What `ANALYTICS` can name. */
export type AnalyticsKind = NonNullable<VisitorFacts['analytics']>;

/** The adapters, each in a script of its own, which is asked for after consent. */
export const adapters: Readonly<Record<AnalyticsKind, () => Promise<AnalyticsAdapter>>> = {
  window: () => import('./window-adapter.ts').then((module) => module.windowAdapter),
};
