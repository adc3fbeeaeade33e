import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/content-block.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { ContentBlock } from './content-block.tsx';

const meta: Meta<typeof ContentBlock> = { title: 'Forms/ContentBlock', component: ContentBlock };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Both widths, with a long word and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={16}>
      <ContentBlock>
        <Card>Up to 720 px, as wide as a form with fields side by side</Card>
      </ContentBlock>
      <ContentBlock width="small">
        <Card>До 448 px: форма с одним полем</Card>
      </ContentBlock>
    </Stack>
  ),
};

/** As wide as the page in narrow windows. */
export const Widths: StoryObj = {
  render: () => (
    <>
      <ContentBlock data-testid="medium">Medium</ContentBlock>
      <ContentBlock width="small" data-testid="small">
        Small
      </ContentBlock>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [medium, small] = ['medium', 'small'].map((id) => canvas.getByTestId(id).getBoundingClientRect().width);
    await expect(medium).toBeLessThanOrEqual(720);
    await expect(small).toBeLessThanOrEqual(448);
  },
};
