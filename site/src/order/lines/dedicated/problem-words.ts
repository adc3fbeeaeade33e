import type { DsProblem, DsProblems } from '@hoster/domain/lines/dedicated/problems';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const orderSentences: Readonly<Partial<Record<DsProblem['code'], MessageDescriptor>>> = defineMessages({
  location_unavailable: {
    id: 'dedicated.problem.location',
    defaultMessage: 'This server isn’t available in this location.',
  },
  sold_out: { id: 'dedicated.problem.sold-out', defaultMessage: 'This server is sold out in this location.' },
  os_unknown: { id: 'dedicated.problem.os-unknown', defaultMessage: 'This operating system is no longer available.' },
  panel_unknown: {
    id: 'dedicated.problem.panel-unknown',
    defaultMessage: 'This control panel is no longer available.',
  },
  panel_not_supported_by_os: {
    id: 'dedicated.problem.panel-os',
    defaultMessage: 'Selected plan does not support this operating system or control panel',
    description: 'Why an order can’t be placed; the same sentence as for a VPS',
  },
});

/** Returns why a location, system or panel can't be ordered; nothing for a problem that its own field explains. */
export function orderSentence({ order }: DsProblems, wanted: DsProblem['field']): MessageDescriptor | undefined {
  const problem = order.find(({ field }) => field === wanted);
  return problem && orderSentences[problem.code];
}
