import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { VolumeSlider } from './volume-slider.tsx';

export const docs: ComponentDocs = {
  name: 'VolumeSlider',
  summary:
    'Selects a disk volume with its price from the available sizes, which may be uneven. For even steps, use Slider.',
  apg: 'slider',
  anatomy: [
    ['root', 'A Slider; its other parts are those of Slider.'],
    ['thumb', 'The thumb.'],
    ['marks', 'The volumes below the track.'],
    ['closed', 'The part beyond `limit`.'],
    ['limit', 'The reason for the limit.'],
  ],
  keyboard: {
    specimen: () => (
      <VolumeSlider
        label="Backup"
        volumes={[10, 25, 50, 100, 250, 500]}
        defaultValue={50}
        limit={{ value: 250, reason: 'More by request' }}
        valueText={(value) => `${value} GB, €${value / 10} a month`}
      />
    ),
    rows: [
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'Increases the value by one step. In right-to-left text, use ArrowLeft.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '100'] },
      },
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'Decreases the value by one step.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '25'] },
      },
      {
        keys: ['PageUp', 'Shift+ArrowRight'],
        does: 'Increases the value by a large step: two volumes.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '250'] },
      },
      {
        keys: ['PageDown', 'Shift+ArrowLeft'],
        does: 'Decreases the value by a large step.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '10'] },
      },
      {
        keys: ['Home'],
        does: 'Sets the smallest volume.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '10'] },
      },
      {
        keys: ['End'],
        does: 'Sets the largest available volume.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '250'] },
      },
    ],
  },
  screenReader: ['Volume, unit and price are announced on every step with `valueText`: “100 GB, €10 a month”.'],
  dos: [
    'Include the price in `valueText` and show it next to the slider.',
    'Use `limit` to explain why larger volumes are unavailable.',
  ],
  donts: [
    'Do not label more volumes than fit on phones: `tickLabel` may return null.',
    'Do not offer values between the available sizes.',
  ],
};
