/** The states of an incident, with their tone: one place for the list, the record and the form. */
export const states = {
  investigating: { tone: 'danger', label: 'Investigating' },
  monitoring: { tone: 'warning', label: 'Monitoring' },
  resolved: { tone: 'success', label: 'Resolved' },
} as const;

export type State = keyof typeof states;

export interface Update {
  time: string;
  state: State;
  text: string;
  author: string;
}

export interface Incident {
  id: string;
  title: string;
  service: string;
  location: string;
  /** The oldest first. */
  updates: readonly Update[];
}

/** Returns the state after the last update. */
export const stateOf = ({ updates }: Incident): State => updates.at(-1)?.state ?? 'investigating';

export const incidents: readonly Incident[] = [
  {
    id: '214',
    title: 'Packet loss in Frankfurt',
    service: 'Network',
    location: 'Frankfurt',
    updates: [
      { time: '13:20', state: 'investigating', text: 'Up to 4 % of packets are lost in rack 12.', author: 'Jan Novak' },
      { time: '13:48', state: 'monitoring', text: 'A faulty switch was replaced.', author: 'Anna Koch' },
    ],
  },
  {
    id: '213',
    title: 'Backups start late',
    service: 'Backup storage',
    location: 'Amsterdam',
    updates: [{ time: '06:05', state: 'investigating', text: 'Backups wait up to 40 minutes.', author: 'Anita Weber' }],
  },
  {
    id: '212',
    title: 'Control panel is slow',
    service: 'Control panel',
    location: 'All locations',
    updates: [
      { time: '09:12', state: 'investigating', text: 'Pages take up to 8 seconds.', author: 'Jan Novak' },
      { time: '09:40', state: 'resolved', text: 'A database index was missing.', author: 'Jan Novak' },
    ],
  },
];
