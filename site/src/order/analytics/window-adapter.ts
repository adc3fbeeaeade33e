import type { AnalyticsAdapter } from './data-layer.ts';

/** Dispatches each event on the window, as the `detail` of a `hoster:analytics` event. For development and tests. */
export const windowAdapter: AnalyticsAdapter = {
  name: 'window',
  purpose: 'analytics',
  send: (event) => void dispatchEvent(new CustomEvent('hoster:analytics', { detail: event })),
};
