import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The names of the configuration's fields: shown beside the fields, and in the list of errors. */
export const fieldNames: Readonly<Record<FieldName, MessageDescriptor>> = defineMessages({
  name: { id: 'plan.name', defaultMessage: 'Hostname' },
  count: { id: 'plan.count', defaultMessage: 'Number of servers' },
  frequency: { id: 'plan.frequency', defaultMessage: 'CPU clock speed', description: 'Choice of the clock speed' },
  system: { id: 'plan.system', defaultMessage: 'Operating system', description: 'Choice of what is installed' },
  isoUrl: {
    id: 'plan.iso-url',
    defaultMessage: 'ISO image address',
    description: 'Field of the configuration: where the own image is downloaded from',
  },
  panel: { id: 'plan.panel', defaultMessage: 'Control panel', description: 'Choice of the control panel' },
  trial: { id: 'plan.trial', defaultMessage: 'Trial', description: 'Choice of a trial' },
});

type FieldName = 'name' | 'count' | 'frequency' | 'system' | 'isoUrl' | 'panel' | 'trial';
