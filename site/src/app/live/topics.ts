import type { LiveMessage } from '@hoster/contract/live';
import type { Query } from '@tanstack/react-query';

/** What makes an answer outdated: a kind of change, or that of one thing. */
export type Topic =
  | LiveMessage['kind']
  | readonly [kind: 'service' | 'ticket', id: number]
  | readonly ['payment', string];

/** `meta` of a query whose answer is asked for again when the server tells one of these changes. */
export const liveOn = (...topics: readonly Topic[]) => ({ live: topics });

/** Whether a change makes a query's answer outdated. */
export function isOutdatedBy(message: LiveMessage, { meta }: Pick<Query, 'meta'>): boolean {
  const topics = meta?.['live'] as readonly Topic[] | undefined;
  if (!topics) return false;
  if (message.kind === 'resync') return true;
  return topics.some((topic) =>
    typeof topic === 'string'
      ? topic === message.kind
      : topic[0] === message.kind && 'id' in message && topic[1] === message.id,
  );
}
