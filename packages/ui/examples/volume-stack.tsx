import { VolumeStack } from '@hoster/ui/volume-stack';

export function Example() {
  return (
    <VolumeStack
      label="Three backups in 64 GB"
      capacity={64}
      volumes={[
        { id: 'monday', size: 12, label: 'Monday' },
        { id: 'tuesday', size: 9, label: 'Tuesday' },
        { id: 'wednesday', size: 11, label: 'Wednesday' },
      ]}
    />
  );
}
