import type { StatusImpact, StatusIncident, StatusState, StatusStep } from '@hoster/contract';
import type { DayTone } from '@hoster/ui/day-bars';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** States of services. */
export const stateWords: Readonly<Record<StatusState, MessageDescriptor>> = defineMessages({
  operational: { id: 'status.state.operational', defaultMessage: 'Operational' },
  maintenance: { id: 'status.state.maintenance', defaultMessage: 'Maintenance' },
  degraded: { id: 'status.state.degraded', defaultMessage: 'Degraded performance' },
  partial_outage: { id: 'status.state.partial', defaultMessage: 'Partial outage' },
  major_outage: { id: 'status.state.major', defaultMessage: 'Major outage' },
});

/** The overall state, as shown in the page title. */
export const overallWords: Readonly<Record<StatusState, MessageDescriptor>> = defineMessages({
  operational: { id: 'status.overall.operational', defaultMessage: 'All services are operational' },
  maintenance: { id: 'status.overall.maintenance', defaultMessage: 'Maintenance is in progress' },
  degraded: { id: 'status.overall.degraded', defaultMessage: 'Some services are slower than usual' },
  partial_outage: { id: 'status.overall.partial', defaultMessage: 'Some services are unavailable' },
  major_outage: { id: 'status.overall.major', defaultMessage: 'All services are unavailable' },
});

/** Steps of incidents and maintenance. */
export const stepWords: Readonly<Record<StatusStep, MessageDescriptor>> = defineMessages({
  investigating: { id: 'status.step.investigating', defaultMessage: 'Investigating' },
  identified: { id: 'status.step.identified', defaultMessage: 'Identified' },
  monitoring: { id: 'status.step.monitoring', defaultMessage: 'Monitoring' },
  resolved: { id: 'status.step.resolved', defaultMessage: 'Resolved' },
  scheduled: { id: 'status.step.scheduled', defaultMessage: 'Scheduled', description: 'Step of maintenance' },
  in_progress: { id: 'status.step.progress', defaultMessage: 'In progress', description: 'Step of maintenance' },
  completed: { id: 'status.step.completed', defaultMessage: 'Completed', description: 'Step of maintenance' },
});

const tones: Readonly<Record<StatusState, DayTone>> = {
  operational: 'success',
  maintenance: 'info',
  degraded: 'warning',
  partial_outage: 'danger',
  major_outage: 'danger',
};

/** Tone of a state, always shown with its text. */
export const toneOf = (state: StatusState): DayTone => tones[state];

const impactTones: Readonly<Record<StatusImpact, DayTone>> = {
  none: 'neutral',
  minor: 'warning',
  major: 'danger',
  critical: 'danger',
};

/** Tone of an incident: by its impact while it's open. */
export function incidentTone({ kind, impact, is_open: isOpen }: StatusIncident): DayTone {
  if (!isOpen) return 'success';
  return kind === 'maintenance' ? 'info' : impactTones[impact];
}

/** Address of an incident, without language prefix. */
export const incidentPath = (id: number): string => `/status/${id}/`;
