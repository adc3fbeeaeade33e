import type { DsProblem } from '@hoster/domain/lines/dedicated/problems';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why a location, system or panel can't be ordered. Problems that their own fields explain are missing. */
export const orderSentences: Readonly<Partial<Record<DsProblem['code'], MessageDescriptor>>> = defineMessages({
  location_unavailable: {
    id: 'dedicated.problem.location',
    defaultMessage: 'This server isn’t available in this location.',
    description: 'Why an order can’t be placed',
  },
  sold_out: {
    id: 'dedicated.problem.sold-out',
    defaultMessage: 'This server is sold out in this location.',
    description: 'Why an order can’t be placed',
  },
  os_unknown: {
    id: 'dedicated.problem.os-unknown',
    defaultMessage: 'This operating system is no longer available.',
    description: 'Why an order can’t be placed',
  },
  panel_unknown: {
    id: 'dedicated.problem.panel-unknown',
    defaultMessage: 'This control panel is no longer available.',
    description: 'Why an order can’t be placed',
  },
  panel_not_supported_by_os: {
    id: 'dedicated.problem.panel-os',
    defaultMessage: 'Selected plan does not support this operating system or control panel',
    description: 'Why an order can’t be placed; the sentence is fixed by the specification',
  },
});
