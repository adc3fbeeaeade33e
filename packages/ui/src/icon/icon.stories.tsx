import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/icon.tsx';
import { ArrowRight, Server, ShieldCheck } from '../icons/index.ts';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Icon } from './icon.tsx';

const meta: Meta<typeof Icon> = { title: 'Pictures/Icon', component: Icon };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** With a label it is an image, otherwise hidden from screen readers. */
export const Labelled: StoryObj = {
  render: () => (
    <Inline>
      <Icon icon={ShieldCheck} label="Protected" />
      <Icon icon={Server} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Protected' })).toBeVisible();
  },
};

/** Within text: same size, centred on the capitals. */
export const MatrixInText: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={16}>
      {([14, 18, 22] as const).map((size) => (
        <Text key={size} size={size}>
          HX <Icon icon={Server} size="text" /> Сервер готов <Icon icon={ShieldCheck} size="text" label="protected" />
        </Text>
      ))}
    </Stack>
  ),
};

/** Directional icons are mirrored in right-to-left text. */
export const Mirrored: StoryObj = {
  render: () => (
    <div dir="rtl">
      <Icon icon={ArrowRight} label="On" mirrored />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { transform, scale } = getComputedStyle(canvas.getByRole('img', { name: 'On' }));
    await expect(`${transform} ${scale}`).toContain('-1');
  },
};
