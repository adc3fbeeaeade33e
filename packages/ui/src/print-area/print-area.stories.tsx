import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/print-area.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { PrintArea } from './print-area.tsx';

const meta: Meta<typeof PrintArea> = { title: 'Pages/PrintArea', component: PrintArea };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** On screens, everything is shown. */
export const Sheet: StoryObj = {
  render: () => (
    <Stack>
      <Text>Keep these codes in a safe place.</Text>
      <PrintArea>
        <Card>1234 5678</Card>
      </PrintArea>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Keep these codes in a safe place.')).toBeVisible();
    await expect(canvas.getByText('1234 5678')).toBeVisible();
  },
};
