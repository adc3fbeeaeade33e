import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/text-link.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { docs } from './text-link.docs.tsx';
import { TextLink } from './text-link.tsx';

const meta: Meta<typeof TextLink> = { title: 'Actions/TextLink', component: TextLink };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** In text, in the text colour, and in a navigation list. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={12}>
      <Text>
        Read the <TextLink href="#terms">terms of service</TextLink> before you order.
      </Text>
      <Text>
        Прежде чем заказать, прочитайте{' '}
        <TextLink href="#long">условия предоставления услуг и порядок обработки персональных данных клиентов</TextLink>.
      </Text>
      <TextLink href="#text" tone="text">
        Цвет текста
      </TextLink>
      <TextLink href="#quiet" tone="quiet">
        Company
      </TextLink>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'terms of service' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
