import * as ui from '../../index.ts';
import { type Examples, nothing } from './example.ts';

const toaster = ui.createToaster();
toaster.success('Saved');

/** Overlays and disclosures. */
export const overlays: Examples = {
  CommandMenu: {
    notOnServer: 'it is rendered at the end of the body',
    draw: (given) => (
      <ui.CommandMenu
        {...given}
        open
        onClose={nothing}
        title="Search"
        closeLabel="Close"
        groups={[{ label: 'Pages', commands: [{ id: 'a', label: 'Billing', note: 'Invoices', href: '/billing/' }] }]}
        emptyLabel={(text) => `Nothing found for ${text}`}
        countLabel={(count) => `${count} results`}
        hints="Enter opens"
      />
    ),
  },
  Notifications: {
    draw: (given) => (
      <ui.Notifications
        {...given}
        label="Notifications"
        href="/notifications/"
        allLabel="All notifications"
        items={[{ id: 'a', title: 'Invoice is due', text: '€24', time: 'today', href: '/a/', unread: true }]}
        unread={1}
        unreadLabel={(count) => `${count} unread`}
        unreadMark="Unread:"
        readLabel={() => 'Mark as read'}
        onRead={nothing}
        readAllLabel="Mark all as read"
        onReadAll={nothing}
        closeLabel="Close"
        empty="No notifications yet"
      />
    ),
  },
  Accordion: {
    draw: (given) => (
      <ui.Accordion {...given} headingLevel={3} defaultValue="a">
        <ui.AccordionItem value="a" title="How soon?">
          Immediately.
        </ui.AccordionItem>
      </ui.Accordion>
    ),
  },
  AccordionItem: {
    draw: (given) => (
      <ui.Accordion>
        <ui.AccordionItem {...given} value="a" title="How soon?">
          Immediately.
        </ui.AccordionItem>
      </ui.Accordion>
    ),
  },
  AccordionMenu: {
    draw: (given) => (
      <ui.AccordionMenu
        {...given}
        label="Menu"
        entries={[{ id: 'a', label: 'Servers', links: [{ href: '/vps', label: 'VPS', current: true }] }]}
      />
    ),
  },
  AccordionToggleAll: {
    draw: (given) => (
      <ui.Accordion type="multiple">
        <ui.AccordionToggleAll
          {...given}
          expandLabel="Open all"
          collapseLabel="Close all"
          expandedMessage="All open"
          collapsedMessage="All closed"
        />
      </ui.Accordion>
    ),
  },
  ConfirmDialog: {
    notOnServer: 'it is rendered at the end of the body',
    draw: (given) => (
      <ui.ConfirmDialog
        {...given}
        open
        title="Delete?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
  },
  Dialog: {
    draw: (given) => (
      <ui.Dialog {...given} open inline title="Terms" description="Version 4" closeLabel="Close" onClose={nothing}>
        Text
      </ui.Dialog>
    ),
  },
  Disclosure: {
    draw: (given) => (
      <ui.Disclosure {...given} summary="More">
        Text
      </ui.Disclosure>
    ),
  },
  HoverMenu: {
    draw: (given) => (
      <ui.HoverMenu {...given} label="Products" trigger={(trigger) => <button {...trigger}>Products</button>}>
        <a href="/vps">VPS</a>
      </ui.HoverMenu>
    ),
  },
  Menu: {
    draw: (given) => (
      <ui.Menu
        {...given}
        trigger={(trigger) => <button {...trigger}>Actions</button>}
        groups={[{ id: 'a', items: [{ id: 'b', label: 'Restart', onSelect: nothing }] }]}
      />
    ),
  },
  Popover: {
    draw: (given) => (
      <ui.Popover {...given} label="Help" trigger={(trigger) => <button {...trigger}>Help</button>}>
        Text
      </ui.Popover>
    ),
  },
  SidePopover: {
    draw: (given) => (
      <ui.SidePopover {...given} id="panel" title="Menu" closeLabel="Close">
        Links
      </ui.SidePopover>
    ),
  },
  SideDialog: {
    draw: (given) => (
      <ui.SideDialog {...given} open inline title="Filters" closeLabel="Close" footer="Apply" onClose={nothing}>
        Text
      </ui.SideDialog>
    ),
  },
  SnapSheet: {
    draw: (given) => (
      <ui.SnapSheet
        {...given}
        open
        inline
        title="Route"
        closeLabel="Close"
        handleLabel="Height"
        snapPoints={[0.4, 1]}
        onClose={nothing}
      >
        Text
      </ui.SnapSheet>
    ),
  },
  Tabs: {
    draw: (given) => (
      <ui.Tabs
        {...given}
        label="Plans"
        items={[
          { id: 'a', label: 'NVMe', content: 'Fast' },
          { id: 'b', label: 'HDD', content: 'Large' },
        ]}
      />
    ),
  },
  Toasts: {
    notOnServer: 'there is nothing to announce before hydration',
    draw: (given) => (
      <ui.Toasts
        {...given}
        toaster={toaster}
        timers={false}
        label="Notifications"
        closeLabel="Close"
        toneLabels={{ info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' }}
      />
    ),
  },
  Tooltip: {
    draw: (given) => (
      <ui.Tooltip {...given} content="Copies the address">
        {(trigger) => <button {...trigger}>Copy</button>}
      </ui.Tooltip>
    ),
  },
};
