import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/icon-text.tsx';
import { KeyRound } from '../icons/index.ts';
import { expect, within } from 'storybook/test';
import { DataList } from '../data-list/data-list.tsx';
import { Flag } from '../flag/flag.tsx';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { IconText } from './icon-text.tsx';

const meta: Meta<typeof IconText> = { title: 'Text/IconText', component: IconText };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Both alignments, in text and in a list, with several lines of Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24}>
      <p>
        Runs in <IconText icon={<Flag country="de" size="small" />}>Frankfurt, Germany</IconText> since May.
      </p>
      <IconText align="center" icon={<Icon icon={KeyRound} size={18} />}>
        Laptop
      </IconText>
      <div style={{ inlineSize: 220 }}>
        <IconText icon={<Flag country="ru" size="small" />}>Центр обработки данных в Санкт-Петербурге, Россия</IconText>
      </div>
      <DataList
        items={[{ term: 'Location', value: <IconText icon={<Flag country="nl" size="small" />}>Amsterdam</IconText> }]}
      />
    </Stack>
  ),
};

/** The picture keeps its size beside long text, and is on the first line. */
export const LongText: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <IconText icon={<Flag country="de" size="small" data-testid="flag" />}>
        A place with a name of several lines
      </IconText>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const flag = within(canvasElement).getByTestId('flag').getBoundingClientRect();
    await expect(flag.width).toBe(18);
    const text = within(canvasElement)
      .getByText(/several lines/)
      .getBoundingClientRect();
    await expect(text.height).toBeGreaterThan(40);
    await expect(flag.bottom).toBeLessThan(text.top + text.height / 2);
  },
};
