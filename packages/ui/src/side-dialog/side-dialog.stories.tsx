import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/side-dialog.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './side-dialog.docs.tsx';
import { AccordionMenu } from '../accordion-menu/accordion-menu.tsx';
import { Button } from '../button/index.ts';
import { useEdgeSwipe } from '../edge-swipe/use-edge-swipe.ts';
import { TextField } from '../text-field/text-field.tsx';
import { SideDialog, type SideDialogProps } from './side-dialog.tsx';

const meta: Meta<typeof SideDialog> = { title: 'Overlays/SideDialog', component: SideDialog };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

type Story = StoryObj;

interface ExampleProps extends Partial<SideDialogProps> {
  /** Label of the trigger. */
  opener?: string;
}

function Example({ opener = 'Open the menu', children, ...props }: ExampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <SideDialog title="Menu" closeLabel="Close" {...props} open={open} onClose={() => setOpen(false)}>
        {children}
      </SideDialog>
    </>
  );
}

const body = within(document.body);
const open = async (opener = 'Open the menu') => {
  await userEvent.click(body.getByRole('button', { name: opener }));
  return body.findByRole('dialog');
};

const menu = (
  <AccordionMenu
    label="Site"
    entries={[
      {
        id: 'services',
        label: 'Services',
        links: [
          { href: '#vps', label: 'VPS', current: true },
          { href: '#dedicated', label: 'Dedicated servers' },
          { href: '#hosting', label: 'Web hosting' },
        ],
      },
      { id: 'company', label: 'Company', links: [{ href: '#about', label: 'About us' }] },
      { href: '#partner', label: 'Partner program' },
    ]}
  />
);

/** Opens with focus on the heading. Escape closes it and returns focus to the trigger. */
export const Navigation: Story = {
  render: () => <Example>{menu}</Example>,
  play: async () => {
    const style = document.body.getAttribute('style');
    await open();
    await waitFor(() => expect(body.getByRole('heading', { name: 'Menu' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(body.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
    await expect(document.body.getAttribute('style')).toBe(style);
    await open();
  },
};

/** Escape does nothing in a text field. Tab stays inside. */
export const Form: Story = {
  render: () => (
    <Example
      opener="Open the form"
      title="Sign in"
      initialFocus="field"
      footer={<Button variant="action">Sign in</Button>}
    >
      <TextField label="Login" name="login" autoComplete="username" />
    </Example>
  ),
  play: async () => {
    const dialog = await open('Open the form');
    const field = body.getByLabelText('Login');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    for (let i = 0; i < 4; i++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

/** Asks for confirmation before discarding input, also before your own button closes it. */
export const Guarded: Story = {
  render: () => (
    <Example
      opener="Write a request"
      title="Request"
      footer={(close) => <Button onClick={close}>Cancel</Button>}
      guard={{
        active: true,
        title: 'Discard the request?',
        description: 'What you have typed is not saved.',
        leaveLabel: 'Discard',
        stayLabel: 'Keep editing',
      }}
    >
      <TextField label="What has happened?" />
    </Example>
  ),
  play: async () => {
    await open('Write a request');
    await userEvent.click(body.getByRole('button', { name: 'Cancel' }));
    await expect(await body.findByRole('alertdialog', { name: 'Discard the request?' })).toBeVisible();
    await waitFor(() => expect(body.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};

const paragraphs = Array.from({ length: 12 }, (_, i) => (
  <p key={i}>Стоимость зависит от выбранной конфигурации, срока аренды и валюты. Абзац {i + 1}.</p>
));

/** Long Russian text. Header and footer stay visible. */
export const Matrix: Story = {
  parameters: pictured('rtl'),
  render: () => (
    <Example
      title="Настройка виртуального сервера в выбранном дата-центре"
      description="Изменения вступят в силу после перезагрузки"
      closeLabel="Закрыть"
      footer={
        <>
          <Button variant="action">Сохранить</Button>
          <Button variant="secondary">Отменить</Button>
        </>
      }
    >
      {paragraphs}
    </Example>
  ),
  play: async () => {
    await open();
  },
};

/** A narrow menu from the start edge, not a sheet on phones. */
export const MatrixStart: Story = {
  parameters: pictured('rtl'),
  name: 'Matrix start',
  render: () => (
    <Example side="start" width="small" sheet={false}>
      {menu}
    </Example>
  ),
  play: async () => {
    await open();
  },
};

/** From the top edge, as wide as the window, on phones too. */
export const MatrixTop: Story = {
  parameters: pictured('rtl'),
  name: 'Matrix top',
  render: () => (
    <Example side="top" title="Поиск" footer={(close) => <Button onClick={close}>Отменить</Button>}>
      <TextField label="Что найти?" />
    </Example>
  ),
  play: async () => {
    await open();
  },
};

function FromTheEdge() {
  const [open, setOpen] = useState(false);
  useEdgeSwipe({ onSwipe: () => setOpen(true) });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the menu</Button>
      <SideDialog title="Menu" closeLabel="Close" side="start" sheet={false} open={open} onClose={() => setOpen(false)}>
        {menu}
      </SideDialog>
    </>
  );
}

/** Opens with a swipe from the edge, using `useEdgeSwipe`. */
export const EdgeSwipe: Story = { render: () => <FromTheEdge /> };

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** The lower dialog makes room, so that both are visible. Only the upper one handles Escape. */
export const MatrixNested: Story = {
  parameters: pictured('rtl'),
  name: 'Matrix nested',
  render: () => (
    <Example title="Заказ" footer={<Button>Назад</Button>}>
      {paragraphs}
      <SideDialog open onClose={() => {}} title="Платёжные данные" closeLabel="Закрыть" width="small">
        <p>Название компании и адрес для счёта.</p>
      </SideDialog>
    </Example>
  ),
  play: async () => {
    await userEvent.click(body.getByRole('button', { name: 'Open the menu' }));
    await body.findByRole('dialog', { name: 'Платёжные данные' });
    const lower = body.getByRole('dialog', { name: 'Заказ', hidden: true });
    await waitFor(() => expect(lower.closest('[inert]')).not.toBeNull());
    await expect(lower.parentElement).toHaveAttribute('data-covered', 'side-dialog');
    await userEvent.keyboard('{Escape}');
    await expect(lower).toBeVisible();
  },
};
