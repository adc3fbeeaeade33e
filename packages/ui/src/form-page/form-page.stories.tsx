import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/form-page.tsx';
import { Button } from '../button/button.tsx';
import { CodeInput } from '../code-input/code-input.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { FormPage } from './form-page.tsx';

const meta: Meta<typeof FormPage> = {
  title: 'Forms/FormPage',
  component: FormPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** With all parts, in Russian. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <FormPage
      element="main"
      title="Восстановление пароля от учётной записи"
      intro="Введите адрес, с которым вы входите. Мы отправим на него ссылку для нового пароля."
      footer={
        <>
          Вспомнили пароль? <TextLink href="#login">Войти</TextLink>
        </>
      }
    >
      <Stack element="form" gap={24}>
        <TextField label="Почта" type="email" />
        <Button variant="action" size="large" stretched>
          Отправить ссылку
        </Button>
      </Stack>
    </FormPage>
  ),
};

/** Only a title and the form. */
export const MatrixShort: StoryObj = {
  parameters: pictured(),
  render: () => (
    <FormPage element="main" title="Confirm it’s you">
      <TextField label="Password" type="password" />
    </FormPage>
  ),
};

/** The title is the heading of the page. */
export const Titled: StoryObj = {
  render: () => (
    <FormPage element="main" title="Sign in" footer="New here?">
      <TextField label="Email" />
    </FormPage>
  ),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(within(main).getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(main.getBoundingClientRect().width).toBeLessThanOrEqual(504);
  },
};

/** The widest field shrinks with the narrowest window instead of making the page scroll sideways. */
export const Narrow: StoryObj = {
  render: () => (
    <div data-testid="window" style={{ inlineSize: 305 }}>
      <FormPage title="Recovery code">
        <form>
          <CodeInput label="Code" length={8} />
        </form>
      </FormPage>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTestId('window');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

/** In a frame that has its own spacing, the form begins at its edge. */
export const Framed: StoryObj = {
  render: () => (
    <div style={{ padding: 16 }}>
      <FormPage framed title="Confirm it’s you">
        <TextField label="Password" type="password" />
      </FormPage>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    const frame = heading.closest('[style]')?.getBoundingClientRect();
    await expect(heading.getBoundingClientRect().left - (frame?.left ?? 0)).toBe(16);
  },
};
