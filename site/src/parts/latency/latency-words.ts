import { defineMessages, type MessageDescriptor } from 'react-intl';

/** A measured latency in words. The messages load with the measuring script (area `latency`), not with the page. */
export const latencyWords: Readonly<Record<'time' | 'noAnswer', MessageDescriptor>> = defineMessages({
  time: { id: 'latency.time', defaultMessage: '{time} ms', description: 'Latency in milliseconds' },
  noAnswer: { id: 'latency.no-answer', defaultMessage: 'no response', description: 'Instead of a latency' },
});
