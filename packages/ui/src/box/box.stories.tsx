import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/box.tsx';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Box } from './box.tsx';

const meta: Meta<typeof Box> = { title: 'Layout/Box', component: Box };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Paddings, backgrounds and corners. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Inline gap={16} align="start">
      <Box padding={24} surface="raised">
        <Text>Raised, 24 px</Text>
      </Box>
      <Box padding={16} paddingInline={{ base: 16, md: 48 }} surface="sunken" radius="large">
        <Text>Sunken, wider from 768 px</Text>
      </Box>
      <Box paddingBlock={8} surface="page" radius="small">
        <Text>Page, 8 px above and below</Text>
      </Box>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const wide = window.innerWidth >= 768;
    const { paddingInlineStart, paddingBlockStart } = getComputedStyle(
      canvas.getByText('Sunken, wider from 768 px').parentElement ?? document.body,
    );
    await expect([paddingInlineStart, paddingBlockStart]).toEqual([wide ? '48px' : '16px', '16px']);
  },
};
