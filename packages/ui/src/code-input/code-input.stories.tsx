import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/code-input.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './code-input.docs.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { CodeInput } from './code-input.tsx';
import { CodeResend } from './code-resend.tsx';

const meta = {
  title: 'Fields/CodeInput',
  component: CodeInput,
  args: { label: 'Code from your app' },
} satisfies Meta<typeof CodeInput>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

const minutes = (left: number) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

function SignIn() {
  const [state, setState] = useState<'idle' | 'pending' | 'wrong'>('idle');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setState('pending');
        setTimeout(() => setState('wrong'), 300);
      }}
    >
      <CodeInput
        label="Code from your app"
        name="code"
        autoSubmit
        pending={state === 'pending'}
        pendingLabel="Checking the code"
        error={state === 'wrong' ? 'Incorrect 2FA code' : undefined}
      />
    </form>
  );
}

/** The sixth digit submits the form. A wrong code is selected, so that the next digit replaces it. */
export const WrongCode: Story = {
  render: () => <SignIn />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('421 892');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveFocus();
    await waitFor(() => expect(input.selectionEnd).toBe(6));
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('1');
  },
};

/** Digits are centred in their slots, and the page doesn't get wider. */
export const Slots: Story = {
  args: { label: 'Recovery code', length: 8, defaultValue: '42189203' },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const slots = [...canvasElement.querySelectorAll('[data-part="slot"]')].map((slot) => slot.getBoundingClientRect());
    const input = within(canvasElement).getByRole('textbox');
    const style = getComputedStyle(input);
    const start = input.getBoundingClientRect().left + parseFloat(style.paddingLeft);
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas) canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const figure = canvas?.measureText('0').width ?? 0;
    for (const [index, slot] of slots.entries()) {
      const middle = start + index * (figure + parseFloat(style.letterSpacing)) + figure / 2;
      await expect(Math.abs(middle - (slot.left + slot.width / 2))).toBeLessThan(4);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Empty, partly filled, 4+4, wrong, pending and disabled; with hint, resend and an alternative. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={32}>
      <CodeInput {...args} hint="Six digits, new every 30 seconds." />
      <CodeInput {...args} defaultValue="4218" />
      <CodeInput label="Recovery code" length={8} defaultValue="42189203" autoComplete="off" />
      <CodeInput {...args} defaultValue="421892" error="Incorrect 2FA code" />
      <CodeInput {...args} defaultValue="421892" pending pendingLabel="Checking the code" />
      <CodeInput {...args} defaultValue="421892" disabled />
      <CodeInput label="PIN" length={4} placeholder="0000" requirement="optional" />
      <CodeInput
        label="Код из приложения для входа в аккаунт"
        hint="Шесть цифр. Код меняется каждые 30 секунд."
        error="Неверный код двухфакторной аутентификации"
        defaultValue="421892"
        resend={
          <CodeResend
            label="Отправить код ещё раз"
            seconds={42}
            sent={1}
            format={minutes}
            waitLabel={(left) => `Можно через ${left} с`}
            readyLabel="Можно запросить новый код"
            sentLabel="Новый код отправлен"
            now={() => 0}
          />
        }
        alternative={
          <Button variant="quiet" size="small">
            Ввести код восстановления
          </Button>
        }
      />
      <CodeInput label="Recovery code" length={8} placeholder="00000000" autoComplete="off" />
    </Grid>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
