import type { VisitorFacts } from '../../app/app-context.tsx';
import type { AnalyticsAdapter } from './data-layer.ts';

/** Possible values of `ANALYTICS`. */
export type AnalyticsKind = NonNullable<VisitorFacts['analytics']>;

/** The adapters, each in a separate script that is requested after consent. */
export const adapters: Readonly<Record<AnalyticsKind, () => Promise<AnalyticsAdapter>>> = {
  window: () => import('./window-adapter.ts').then((module) => module.windowAdapter),
};
