import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/page-layout.tsx';
import { Card } from '../card/card.tsx';
import { Container } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { PageLayout } from './page-layout.tsx';

const meta: Meta<typeof PageLayout> = {
  title: 'Pages/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Header, two cards in the main column, and an aside. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Container>
      <PageLayout
        header={
          <>
            <Heading level={1}>NVMe 3</Heading>
            <Text tone="muted">Настройте сервер: цена справа меняется вместе с выбором.</Text>
          </>
        }
        aside={<Card>Summary</Card>}
      >
        <Card>Location</Card>
        <Card>Operating system</Card>
      </PageLayout>
    </Container>
  ),
};

/** The aside is beside the content from 1024 px, below it in smaller windows. */
export const Aside: StoryObj = {
  ...Matrix,
  parameters: {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const content = canvas.getByText('Location').getBoundingClientRect();
    const aside = canvas.getByRole('complementary').getBoundingClientRect();
    const beside = window.matchMedia('(min-width: 1024px)').matches;
    await expect(aside.top > content.top).toBe(!beside);
  },
};
