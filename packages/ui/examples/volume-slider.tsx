import { VolumeSlider } from '@hoster/ui/volume-slider';

export function Example() {
  return (
    <VolumeSlider
      label="Backup storage"
      volumes={[100, 250, 500, 1000, 2000, 5000]}
      defaultValue={500}
      valueText={(gigabytes) => (gigabytes < 1000 ? `${gigabytes} GB` : `${gigabytes / 1000} TB`)}
      limit={{ value: 2000, reason: 'Frankfurt has no more room at the moment.' }}
    />
  );
}
