import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Popover } from '../popover/popover.tsx';
import { Tabs } from '../tabs/tabs.tsx';

/** Components in an iframe and in a shadow root, for the tests in `browser-tests`. Not part of the documentation. */
const meta: Meta = { title: 'Tests/Together/Other documents', tags: ['!autodocs'] };
export default meta;

type Container = HTMLElement | ShadowRoot;

function Widgets({ container }: { container: Container }) {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Dialog"
        closeLabel="Close"
        container={container}
        footer={<Button onClick={() => setAsks(true)}>Ask</Button>}
      >
        <ConfirmDialog
          open={asks}
          title="Sure?"
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => setAsks(false)}
          onCancel={() => setAsks(false)}
        />
      </Dialog>
      <Popover label="Popover" trigger={(props) => <Button {...props}>Open popover</Button>}>
        <Button>Inside</Button>
      </Popover>
      <Tabs
        label="Systems"
        items={[
          { id: 'linux', label: 'Linux', content: 'Debian' },
          { id: 'bsd', label: 'BSD', content: 'FreeBSD' },
        ]}
      />
      <p>Outside</p>
    </main>
  );
}

/** Copies the page's styles, as an app would. */
function withStyles(target: Node) {
  for (const style of document.querySelectorAll('style, link[rel="stylesheet"]'))
    target.appendChild(style.cloneNode(true));
}

function InFrame() {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe
      title="Frame"
      width="600"
      height="500"
      srcDoc="<!doctype html><html lang='en'><head></head><body></body></html>"
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return;
        withStyles(contentDocument.head);
        setBody(contentDocument.body);
      }}
    >
      {body ? <Portal container={body} /> : null}
    </iframe>
  );
}

function InShadow() {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  return (
    <div
      data-testid="host"
      ref={(host) => {
        if (!host || host.shadowRoot) return;
        const shadow = host.attachShadow({ mode: 'open' });
        withStyles(shadow);
        setRoot(shadow);
      }}
    >
      {root ? <Portal container={root} /> : null}
    </div>
  );
}

const Portal = ({ container }: { container: Container }): ReactNode =>
  createPortal(<Widgets container={container} />, container);

/** In the document of an iframe. */
export const Frame: StoryObj = { render: () => <InFrame /> };

/** In a shadow root. */
export const Shadow: StoryObj = { render: () => <InShadow /> };
