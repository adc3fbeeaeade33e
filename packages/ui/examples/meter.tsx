import { Meter } from '@hoster/ui/meter';

export function Example() {
  return (
    <Meter
      label="Disk"
      max={64}
      valueLabel="42 of 64 GB"
      segments={[
        { id: 'files', label: 'Files', value: 30, valueLabel: '30 GB' },
        { id: 'backups', label: 'Backups', value: 12, valueLabel: '12 GB' },
      ]}
    />
  );
}
