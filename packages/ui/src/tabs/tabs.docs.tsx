import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Tabs } from './tabs.tsx';

function Specimen() {
  const [closed, setClosed] = useState(false);
  return (
    <Tabs
      label="Operating system"
      items={[
        { id: 'linux', label: 'Linux', content: <Button>Choose Debian</Button> },
        { id: 'bsd', label: 'FreeBSD', content: <p>FreeBSD 15</p> },
        ...(closed ? [] : [{ id: 'own', label: 'Own image', content: <p>ISO</p>, dismissLabel: 'Close Own image' }]),
      ]}
      onDismiss={() => setClosed(true)}
    />
  );
}

export const docs: ComponentDocs = {
  name: 'Tabs',
  summary:
    'Shows one of several panels, selected with tabs. For pages with their own URLs, use NavTabs; if several sections may be open, Accordion.',
  apg: 'tabs',
  anatomy: [
    ['root', 'The tab list and all panels.'],
    ['list', 'The tab list, `role="tablist"`. It scrolls horizontally if the tabs don’t fit.'],
    ['tab', 'One tab, a button with `role="tab"`.'],
    ['cross', 'Closes the tab by mouse. With the keyboard, use Delete.'],
    ['reason', 'The disabled reason below the tab list, shown on hover and focus.'],
    ['dismiss', 'The button after the tab list that closes the selected tab.'],
    [
      'panel',
      'One panel, `role="tabpanel"`. Other panels are `hidden` but in the document; with `lazy`, they are empty until first selected.',
    ],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['ArrowRight'],
        does: 'Moves focus to the next tab and shows its panel. In right-to-left text, use ArrowLeft.',
        from: 'tab Linux',
        expect: { focused: 'tab FreeBSD', selected: 'tab FreeBSD', shown: 'text FreeBSD 15' },
      },
      {
        keys: ['ArrowLeft'],
        does: 'Moves focus to the previous tab, from the first to the last.',
        from: 'tab Linux',
        expect: { focused: 'tab Own image', selected: 'tab Own image' },
      },
      {
        keys: ['End'],
        does: 'Moves focus to the last tab.',
        from: 'tab Linux',
        expect: { focused: 'tab Own image', selected: 'tab Own image' },
      },
      {
        keys: ['Home'],
        does: 'Moves focus to the first tab.',
        from: 'tab Linux',
        given: { press: ['End'], until: { focused: 'tab Own image' } },
        expect: { focused: 'tab Linux', selected: 'tab Linux' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Selects the focused tab. Needed with `activation="manual"`, where arrow keys only move focus.',
        from: 'tab FreeBSD',
        expect: { selected: 'tab FreeBSD', shown: 'text FreeBSD 15' },
      },
      {
        keys: ['Delete'],
        does: 'Closes the tab if it has a `dismissLabel`. The next tab is selected and focused.',
        from: 'tab Linux',
        given: { press: ['End'], until: { focused: 'tab Own image' } },
        expect: { gone: 'tab Own image', focused: 'tab FreeBSD', selected: 'tab FreeBSD' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus from the tab list, which is a single tab stop, to the panel.',
        from: 'tab Linux',
        expect: { focused: 'tabpanel Linux' },
      },
    ],
  },
  screenReader: [
    'The tab list is named by `label`. Tabs are announced with their position: “Linux, tab, 1 of 3, selected”.',
    'A panel is named by its tab.',
    'Disabled tabs are focusable and announced as unavailable. `disabledReason` is their description, and is shown below the tab list.',
  ],
  dos: [
    'Name the tab list by its content: “Operating system”.',
    'Keep labels to one or two words, and use at most about six tabs.',
    'Set `activation="manual"` if panels are slow to load.',
    'Set `hash="push"` if users think of the tabs as pages: Back then returns to the previous tab. With `hash`, it leaves the page.',
  ],
  donts: ['Do not use tabs for sequential steps: use Stepper.', 'Do not split content that users need to compare.'],
};
