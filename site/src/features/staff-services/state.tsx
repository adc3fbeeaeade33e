import type { StaffService } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Day } from '../../parts/service/day.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';

const messages = defineMessages({
  byStaff: {
    id: 'staff-services.by-staff',
    defaultMessage: 'by staff',
    description: 'Beside the state “Suspended” of a service',
  },
  held: {
    id: 'staff-services.held',
    defaultMessage: 'on hold until {day}',
    description: 'Beside the state of a service that isn’t suspended before a day',
  },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

type Shown = Pick<StaffService, 'held_until' | 'is_suspended_by_staff' | 'state'>;

/** State of a service with what staff have done about it. */
export function StaffServiceState({
  service: { held_until: held, is_suspended_by_staff: byStaff, state },
}: {
  service: Shown;
}) {
  return (
    <Inline element="span" gap={8}>
      <ServiceStatus status={state} />
      {byStaff ? (
        <Badge tone="warning">
          <FormattedMessage {...words.byStaff} />
        </Badge>
      ) : null}
      {held === null ? null : (
        <Badge tone="info">
          <FormattedMessage {...words.held} values={{ day: <Day value={held} /> }} />
        </Badge>
      )}
    </Inline>
  );
}
