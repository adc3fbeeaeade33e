import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/result.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Result } from './result.tsx';

const meta: Meta<typeof Result> = { title: 'Feedback/Result', component: Result };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** All tones, with and without description and actions, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={48}>
      <Result
        tone="success"
        title="Payment received"
        description="We are setting up your server. This takes about a minute."
        actions={
          <>
            <LinkButton href="#account" variant="action" size="large">
              Go to my account
            </LinkButton>
            <LinkButton href="#again" size="large">
              Check again
            </LinkButton>
          </>
        }
      />
      <Result
        level={2}
        tone="danger"
        title="Платёж не прошёл: банк отклонил списание с карты"
        description="Деньги не списаны. Попробуйте ещё раз, другой картой или другим способом оплаты."
        actions={
          <LinkButton href="#retry" size="large">
            Попробовать ещё раз
          </LinkButton>
        }
      >
        <Text tone="danger">Недостаточно средств на карте</Text>
      </Result>
      <Result level={2} tone="info" title="Waiting for the bank" />
      <Result level={2} tone="warning" title="Order cancelled" description="Nothing was charged." />
    </Stack>
  ),
};

/** The words are a status, so that a new state is announced. */
export const Announced: StoryObj = {
  render: () => <Result tone="success" title="Payment received" description="The server is ready." />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(within(status).getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
    await expect(status).toHaveTextContent('The server is ready.');
  },
};
