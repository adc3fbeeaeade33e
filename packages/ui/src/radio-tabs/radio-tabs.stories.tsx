import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/radio-tabs.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { docs } from './radio-tabs.docs.tsx';
import { RadioTabs } from './radio-tabs.tsx';

const sources = [
  { value: 'systems', label: 'Operating systems', content: <Text>Debian, Ubuntu, FreeBSD</Text> },
  { value: 'images', label: 'Disk images', content: <Text>WordPress, GitLab, Docker</Text> },
];

const meta = {
  title: 'Choices/RadioTabs',
  component: RadioTabs,
  args: { label: 'What to install', name: 'source', tabs: sources, defaultValue: 'systems' },
} satisfies Meta<typeof RadioTabs>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Two and four tabs, long and Russian text. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Stack gap={32}>
      <RadioTabs {...args} />
      <RadioTabs
        label="Источник"
        name="source-ru"
        defaultValue="own"
        tabs={[
          { value: 'systems', label: 'Операционные системы', content: <Text>Debian</Text> },
          { value: 'images', label: 'Готовые образы дисков', content: <Text>WordPress</Text> },
          { value: 'copies', label: 'Резервные копии', content: <Text>Вчера</Text> },
          { value: 'own', label: 'Свой образ', content: <Text>Ссылка на файл .iso</Text> },
        ]}
      />
    </Stack>
  ),
};

/** A click shows the panel of the tab. */
export const ByClick: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/WordPress/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Disk images'));
    await expect(canvas.getByText(/WordPress/)).toBeVisible();
    await expect(canvas.getByText(/Debian/)).not.toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
