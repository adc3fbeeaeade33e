import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/steps.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Text } from '../text/text.tsx';
import { Step, Steps } from './steps.tsx';

const meta: Meta<typeof Steps> = { title: 'Text/Steps', component: Steps };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Text, several lines, a field and a button, in Russian. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Steps>
      <Step title="Install an authenticator app">
        <Text>Any app that shows six-digit codes works.</Text>
      </Step>
      <Step title="Отсканируйте код приложением или введите ключ вручную, если камера не работает">
        <Text mono>JBSW Y3DP EHPK 3PXP</Text>
        <Text>Ключ показывается только один раз.</Text>
      </Step>
      <Step title="Enter the code">
        <TextField label="Code" />
        <Button variant="action">Turn on</Button>
      </Step>
    </Steps>
  ),
};

/** An ordered list of titled steps. */
export const Ordered: StoryObj = {
  render: () => (
    <Steps aria-label="Set up">
      <Step title="Install">An app</Step>
      <Step title="Scan">The code</Step>
    </Steps>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Set up' });
    await expect(list.tagName).toBe('OL');
    const items = within(list).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual(['InstallAn app', 'ScanThe code']);
  },
};
