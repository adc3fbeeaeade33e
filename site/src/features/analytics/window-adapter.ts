import type { AnalyticsAdapter } from './data-layer.ts';

/** Tells the window each event, as the `detail` of a `hoster:analytics` event. For development and tests. */
export const windowAdapter: AnalyticsAdapter = {
  name: 'window',
  purpose: 'analytics',
  send: (event) => void dispatchEvent(new CustomEvent('hoster:analytics', { detail: event })),
};
