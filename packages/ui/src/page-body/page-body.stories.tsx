import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/page-body.tsx';
import { Heading } from '../heading/heading.tsx';
import { Section } from '../section/section.tsx';
import { Text } from '../text/text.tsx';
import { PageBody } from './page-body.tsx';

const meta: Meta<typeof PageBody> = {
  title: 'Pages/PageBody',
  component: PageBody,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** All paddings, in both widths, with Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <>
      <PageBody>
        <Heading level={1} size={36}>
          Account
        </Heading>
        <Section id="balance" title="Balance">
          <Text>€12.50</Text>
        </Section>
        <Section id="people" title="People">
          <Text>Nobody but you.</Text>
        </Section>
      </PageBody>
      <PageBody padding="small" gap={40} style={{ borderBlockStart: '1px solid' }}>
        <Heading level={1} size={36}>
          web-1.example
        </Heading>
        <Text>Frankfurt</Text>
      </PageBody>
      <PageBody width="narrow" padding="large" gap={40} style={{ borderBlockStart: '1px solid' }}>
        <Heading level={1} size={36}>
          Платёж получен
        </Heading>
        <Text>Сервер будет готов через минуту.</Text>
      </PageBody>
      <PageBody width="narrow" padding="huge" gap={24} align="start" style={{ borderBlockStart: '1px solid' }}>
        <Heading level={1} size={36}>
          Done
        </Heading>
        <Text>You can close this page.</Text>
      </PageBody>
    </>
  ),
};

/** The main landmark of its page. */
export const Main: StoryObj = {
  render: () => (
    <PageBody element="main" aria-label="Account">
      <Text>One</Text>
      <Text>Two</Text>
    </PageBody>
  ),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main', { name: 'Account' });
    const [one, two] = ['One', 'Two'].map((word) => within(main).getByText(word).getBoundingClientRect());
    await expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeGreaterThanOrEqual(48);
  },
};
