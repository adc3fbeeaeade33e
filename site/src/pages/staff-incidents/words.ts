import type { StaffIncidentState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-incidents.title', defaultMessage: 'Incidents', description: 'Title of the list of staff' },
  open: { id: 'staff-incidents.open', defaultMessage: 'Open incident', description: 'Link to a form' },
  plan: { id: 'staff-incidents.plan', defaultMessage: 'Plan maintenance', description: 'Link to a form' },
  filter: { id: 'staff-incidents.filter', defaultMessage: 'Show', description: 'Name of a filter' },
  what: { id: 'staff-incidents.what', defaultMessage: 'What', description: 'Column: title of an incident' },
  kind: { id: 'staff-incidents.kind', defaultMessage: 'Kind' },
  incident: { id: 'staff-incidents.incident', defaultMessage: 'Incident' },
  maintenance: { id: 'staff-incidents.maintenance', defaultMessage: 'Maintenance' },
  sample: { id: 'staff-incidents.sample', defaultMessage: 'Sample', description: 'Mark: it never happened' },
  starts: { id: 'staff-incidents.starts', defaultMessage: 'Start' },
  ends: { id: 'staff-incidents.ends', defaultMessage: 'End' },
  step: { id: 'staff-incidents.state', defaultMessage: 'Status' },
  none: { id: 'staff-incidents.none', defaultMessage: 'Nothing here.', description: 'The list is empty' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const stateNames: Readonly<Record<StaffIncidentState, MessageDescriptor>> = defineMessages({
  open: { id: 'staff-incidents.state.open', defaultMessage: 'Open', description: 'Filter' },
  planned: { id: 'staff-incidents.state.planned', defaultMessage: 'Planned', description: 'Filter' },
  past: { id: 'staff-incidents.state.past', defaultMessage: 'Past', description: 'Filter' },
});
