import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/accordion.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './accordion.docs.tsx';
import { AccordionItem } from './accordion-item.tsx';
import { AccordionToggleAll } from './accordion-toggle-all.tsx';
import { Accordion } from './accordion.tsx';

const meta: Meta<typeof Accordion> = { title: 'Containers/Accordion', component: Accordion };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const questions = [
  ['setup', 'How long does the setup take?', 'A virtual server is ready in about two minutes.'],
  ['backup', 'Are there backups?', 'Daily ones, kept for seven days, on another machine.'],
  ['refund', 'Can I get my money back?', 'Within 30 days, to your original payment method.'],
] as const;

const items = questions.map(([value, title, text]) => (
  <AccordionItem key={value} value={value} title={title}>
    <p>{text}</p>
  </AccordionItem>
));

/** One panel at a time. Closed content stays in the document, and find-in-page opens it. */
export const Single: StoryObj = {
  render: () => <Accordion headingLevel={2}>{items}</Accordion>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const backup = canvas.getByRole('button', { name: 'Are there backups?' });
    await userEvent.click(backup);
    await expect(backup).toHaveAttribute('aria-expanded', 'true');
    const setup = canvas.getByRole('button', { name: 'How long does the setup take?' });
    setup.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(setup).toHaveFocus();
    const closed = canvas.getByText(/ready in about two minutes/).closest('[data-part="panel"]');
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(setup).toHaveAttribute('aria-expanded', 'true'));
    await expect(backup).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Several panels at a time, with a button that opens and closes all. */
export const Multiple: StoryObj = {
  render: () => (
    <Accordion type="multiple" headingLevel={2}>
      <AccordionToggleAll
        expandLabel="Open all"
        collapseLabel="Close all"
        expandedMessage="All answers are open"
        collapsedMessage="All answers are closed"
      />
      {items}
    </Accordion>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
    for (const [, title] of questions) {
      await expect(canvas.getByRole('button', { name: title })).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('All answers are open');
  },
};

/** Open, closed, disabled, small and muted items, counts after the title, and a long Russian title. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Accordion type="multiple" headingLevel={2} defaultValue={['a', 'c']}>
      <AccordionItem value="a" title="Какие операционные системы можно установить на сервер сразу при заказе?">
        <p>Debian, Ubuntu, AlmaLinux, FreeBSD и Windows Server. Можно загрузить и свой образ.</p>
      </AccordionItem>
      <AccordionItem value="b" title="Closed" aside="12">
        <p>Hidden</p>
      </AccordionItem>
      <AccordionItem value="c" title="Open" aside="3">
        <p>Shown</p>
      </AccordionItem>
      <AccordionItem value="d" title="Disabled" disabled>
        <p>Hidden</p>
      </AccordionItem>
      <AccordionItem value="e" title="Small" size="small" aside="12">
        <p>Hidden</p>
      </AccordionItem>
      <AccordionItem value="f" title="Маленький и приглушённый" size="small" tone="muted">
        <p>Hidden</p>
      </AccordionItem>
    </Accordion>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** The open item can't be closed with its trigger, which is announced as disabled. */
export const AlwaysOneOpen: StoryObj = {
  render: () => (
    <Accordion headingLevel={2} defaultValue="setup" collapsible={false}>
      {items}
    </Accordion>
  ),
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'How long does the setup take?' });
    await expect(open).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
  },
};
