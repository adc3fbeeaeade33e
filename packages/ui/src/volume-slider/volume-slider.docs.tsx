import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { VolumeSlider } from './volume-slider.tsx';

export const docs: ComponentDocs = {
  name: 'VolumeSlider',
  summary:
    'Disk volume with its price: it stops only at what is sold, however uneven the distances. A line with even steps is a Slider.',
  apg: 'slider',
  anatomy: [
    ['root', 'A Slider; its other parts are those of Slider.'],
    ['thumb', 'What is moved.'],
    ['marks', 'The volumes under the line.'],
    ['closed', 'What is beyond `limit`.'],
    ['limit', 'Why there is no more.'],
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
        does: 'One step more; in right-to-left text ArrowLeft is more.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '100'] },
      },
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'One step less.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '25'] },
      },
      {
        keys: ['PageUp', 'Shift+ArrowRight'],
        does: 'A large step more: two volumes.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '250'] },
      },
      {
        keys: ['PageDown', 'Shift+ArrowLeft'],
        does: 'A large step less.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '10'] },
      },
      { keys: ['Home'], does: 'Goes to the least.', from: 'slider Backup', expect: { value: ['slider Backup', '10'] } },
      {
        keys: ['End'],
        does: 'Goes to the most that can be had.',
        from: 'slider Backup',
        expect: { value: ['slider Backup', '250'] },
      },
    ],
  },
  screenReader: ['Volume, unit and price are spoken with every step, by `valueText`: “100 GB, €10 a month”.'],
  dos: ['Put the price into `valueText` and beside the line.', 'Say by `limit` why larger volumes are closed.'],
  donts: [
    'Do not label more volumes than fit on a phone: `tickLabel` may return null.',
    'Do not offer values between those that are sold.',
  ],
};
