import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { AccordionMenu } from '../accordion-menu/accordion-menu.tsx';
import { AccordionItem } from '../accordion/accordion-item.tsx';
import { AccordionToggleAll } from '../accordion/accordion-toggle-all.tsx';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { HoverMenu } from '../hover-menu/hover-menu.tsx';
import type { MenuGroup } from '../menu/items.ts';
import { Menu } from '../menu/menu.tsx';
import { NavTabs } from '../nav-tabs/nav-tabs.tsx';
import { Popover } from '../popover/popover.tsx';
import { SideDialog } from '../side-dialog/side-dialog.tsx';
import { SnapSheet } from '../snap-sheet/snap-sheet.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { TextField } from '../text-field/index.ts';
import { createToaster } from '../toaster/create-toaster.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

/** All overlays on one page, for the tests in `browser-tests`. Not part of the documentation. */
const meta: Meta = { title: 'Tests/Together/Overlays', tags: ['!autodocs'] };
export default meta;

const english = {
  panel: 'Side dialog',
  inner: 'Inner side dialog',
  dialog: 'Dialog',
  question: 'Question',
  sheet: 'Sheet',
  menu: 'Menu',
  popover: 'Popover',
  hover: 'Hover menu',
  tip: 'Tooltip',
  text: 'Some text.',
  toast: 'Toast',
  close: 'Close',
  confirm: 'Confirm',
  cancel: 'Cancel',
  field: 'Login',
  hint: 'As in the email',
  error: 'Unknown',
  restart: 'Restart',
  more: 'More',
  deeper: 'Deeper',
  all: 'Open all',
  none: 'Close all',
};

const russian: typeof english = {
  panel: 'Боковая панель',
  inner: 'Внутренняя панель',
  dialog: 'Диалог',
  question: 'Вопрос',
  sheet: 'Панель снизу',
  menu: 'Меню',
  popover: 'Всплывающее окно',
  hover: 'Меню под курсором',
  tip: 'Подсказка',
  text: 'Какой-то текст.',
  toast: 'Уведомление',
  close: 'Закрыть',
  confirm: 'Подтвердить',
  cancel: 'Отменить',
  field: 'Логин',
  hint: 'Как в письме',
  error: 'Неизвестен',
  restart: 'Перезапустить',
  more: 'Ещё',
  deeper: 'Глубже',
  all: 'Открыть все',
  none: 'Закрыть все',
};

type Words = typeof english;

const menuOf = (words: Words, onSelect?: () => void): MenuGroup[] => [
  {
    id: 'all',
    label: words.menu,
    items: [
      { id: 'restart', label: words.restart, onSelect },
      { id: 'more', label: words.more, items: [{ id: 'deeper', label: words.deeper }] },
    ],
  },
];

/** Fixed and centred elements shift when a scrollbar disappears without a gutter. */
const Ruler = () => (
  <>
    <div data-testid="fixed" style={{ position: 'fixed', insetInlineEnd: 0, insetBlockStart: 0 }}>
      fixed
    </div>
    <div data-testid="centred" style={{ inlineSize: 100, marginInline: 'auto' }}>
      centred
    </div>
  </>
);

interface LayersProps {
  words: Words;
  closeOnBack?: boolean;
  children?: ReactNode;
}

function Panel({ words, closeOnBack = false, children }: LayersProps) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.panel}</Button>
      <SideDialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.panel}
        description={words.text}
        closeLabel={words.close}
        closeOnBack={closeOnBack}
        footer={<Button onClick={() => setInner(true)}>{words.inner}</Button>}
      >
        <TextField label={words.field} name="login" hint={words.hint} />
        <Menu groups={menuOf(words)} trigger={(props) => <Button {...props}>{words.menu}</Button>} />
        <Tooltip content={words.text}>{(props) => <Button {...props}>{words.tip}</Button>}</Tooltip>
        {children}
      </SideDialog>
      <SideDialog
        open={inner}
        onClose={() => setInner(false)}
        title={words.inner}
        closeLabel={words.close}
        closeOnBack={closeOnBack}
      >
        {words.text}
      </SideDialog>
    </>
  );
}

function Dialogs({ words }: LayersProps) {
  const [shown, setShown] = useState<'dialog' | 'question' | 'sheet' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button onClick={() => setShown('dialog')}>{words.dialog}</Button>
      <Dialog open={shown === 'dialog'} onClose={close} title={words.dialog} closeLabel={words.close}>
        {words.text}
      </Dialog>
      <Button onClick={() => setShown('question')}>{words.question}</Button>
      <ConfirmDialog
        open={shown === 'question'}
        title={words.question}
        description={words.text}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        onConfirm={close}
        onCancel={close}
      />
      <Button onClick={() => setShown('sheet')}>{words.sheet}</Button>
      <SnapSheet
        open={shown === 'sheet'}
        onClose={close}
        title={words.sheet}
        closeLabel={words.close}
        handleLabel={words.more}
        snapPoints={[0.4, 1]}
      >
        {words.text}
      </SnapSheet>
    </>
  );
}

function Popups({ words }: LayersProps) {
  const [renamed, setRenamed] = useState(false);
  return (
    <>
      <Menu
        groups={menuOf(words, () => setRenamed(true))}
        trigger={(props) => <Button {...props}>{words.menu}</Button>}
      />
      <Dialog open={renamed} onClose={() => setRenamed(false)} title={words.restart} closeLabel={words.close}>
        {words.text}
      </Dialog>
      <Popover
        label={words.popover}
        closeLabel={words.close}
        trigger={(props) => <Button {...props}>{words.popover}</Button>}
      >
        {words.text}
      </Popover>
      <HoverMenu label={words.hover} trigger={(props) => <Button {...props}>{words.hover}</Button>}>
        <a href="#link">{words.text}</a>
      </HoverMenu>
      <Tooltip content={words.text}>{(props) => <Button {...props}>{words.tip}</Button>}</Tooltip>
    </>
  );
}

function Notices({ words }: LayersProps) {
  const [toaster] = useState(createToaster);
  return (
    <>
      <Button onClick={() => toaster.error(words.text, { title: words.toast })}>{words.toast}</Button>
      <Toasts
        toaster={toaster}
        label="Notifications"
        closeLabel={`${words.close}: ${words.toast}`}
        toneLabels={{ success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' }}
      />
    </>
  );
}

function InPlace({ words }: LayersProps) {
  const [sent, setSent] = useState(false);
  const { text } = words;
  return (
    <>
      <TextField label={words.field} name="name" hint={words.hint} error={sent ? words.error : undefined} />
      <Button onClick={() => setSent(!sent)}>{words.confirm}</Button>
      <Button loading={sent} loadingLabel={text}>
        {words.cancel}
      </Button>
      <Accordion type="multiple" headingLevel={2}>
        <AccordionToggleAll
          expandLabel={words.all}
          collapseLabel={words.none}
          expandedMessage={text}
          collapsedMessage={text}
        />
        <AccordionItem value="a" id="first" title={words.panel} aside={words.more}>
          <p>Unfindable otherwise: quokka. {text}</p>
        </AccordionItem>
        <AccordionItem value="b" id="second" title={words.dialog}>
          <p>{text}</p>
        </AccordionItem>
      </Accordion>
      <AccordionMenu
        label={words.more}
        entries={[{ id: 'x', label: words.more, links: [{ href: '#link', label: words.restart }] }]}
      />
      <Tabs
        label={words.menu}
        items={[
          { id: 'one', label: words.panel, content: text },
          { id: 'two', label: words.dialog, content: words.hint, dismissLabel: words.close },
        ]}
      />
      <NavTabs label={words.hover} items={[{ href: '#link', label: words.panel, aside: words.more }]} />
      <Disclosure summary={words.question}>{text}</Disclosure>
    </>
  );
}

/** In two languages, long enough to scroll, with `closeOnBack` on side dialogs. */
function Page({ closeOnBack = false }: { closeOnBack?: boolean }) {
  const [russia, setRussia] = useState(false);
  const words = russia ? russian : english;
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start', minHeight: '200vh', alignContent: 'start' }}>
      <Ruler />
      <Button onClick={() => setRussia(!russia)}>EN / RU</Button>
      <Panel words={words} closeOnBack={closeOnBack} />
      <Dialogs words={words} />
      <Popups words={words} />
      <Notices words={words} />
      <InPlace words={words} />
    </div>
  );
}

export const All: StoryObj = { render: () => <Page /> };

/** Back closes the top side dialog. Closing it otherwise leaves no history entry. */
export const Back: StoryObj = { render: () => <Page closeOnBack /> };
