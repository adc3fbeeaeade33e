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
    'Panels of which one is shown at a time, chosen by a row of tabs. For pages with addresses of their own take NavTabs; where several parts may stay open, Accordion.',
  apg: 'tabs',
  anatomy: [
    ['root', 'Row of tabs and all panels.'],
    ['list', 'The row, `role="tablist"`. It scrolls sideways when the tabs do not fit.'],
    ['tab', 'One tab, a button with `role="tab"`.'],
    ['cross', 'Closes the tab, for the mouse; by keyboard Delete does.'],
    ['reason', 'Why a disabled tab is so, under the row, while the mouse or the focus is on it.'],
    ['dismiss', 'The button after the row that closes the chosen tab.'],
    [
      'panel',
      'One panel, `role="tabpanel"`. Those not chosen are `hidden`, yet in the document; with `lazy` they are empty until they are first chosen.',
    ],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['ArrowRight'],
        does: 'Goes to the next tab and shows its panel; in right-to-left text ArrowLeft does.',
        from: 'tab Linux',
        expect: { focused: 'tab FreeBSD', selected: 'tab FreeBSD', shown: 'text FreeBSD 15' },
      },
      {
        keys: ['ArrowLeft'],
        does: 'Goes to the tab before; from the first to the last.',
        from: 'tab Linux',
        expect: { focused: 'tab Own image', selected: 'tab Own image' },
      },
      {
        keys: ['End'],
        does: 'Goes to the last tab.',
        from: 'tab Linux',
        expect: { focused: 'tab Own image', selected: 'tab Own image' },
      },
      {
        keys: ['Home'],
        does: 'Goes to the first tab.',
        from: 'tab Linux',
        given: { press: ['End'], until: { focused: 'tab Own image' } },
        expect: { focused: 'tab Linux', selected: 'tab Linux' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Chooses the tab: needed with `activation="manual"`, where arrows only move the focus.',
        from: 'tab FreeBSD',
        expect: { selected: 'tab FreeBSD', shown: 'text FreeBSD 15' },
      },
      {
        keys: ['Delete'],
        does: 'Closes the tab if it has a `dismissLabel`; its neighbour is chosen and focused.',
        from: 'tab Linux',
        given: { press: ['End'], until: { focused: 'tab Own image' } },
        expect: { gone: 'tab Own image', focused: 'tab FreeBSD', selected: 'tab FreeBSD' },
      },
      {
        keys: ['Tab'],
        does: 'Leaves the row for the panel: the row is one stop of Tab.',
        from: 'tab Linux',
        expect: { focused: 'tabpanel Linux' },
      },
    ],
  },
  screenReader: [
    'The row is announced as a list of tabs with the name from `label`, each tab with its place: “Linux, tab, 1 of 3, selected”.',
    'A panel has the name of its tab.',
    'A disabled tab can be reached and is announced as unavailable; a `disabledReason` makes it disabled, is its description, and is seen under the row.',
  ],
  dos: [
    'Give the row a name that says what the tabs divide: “Operating system”.',
    'Keep labels to one or two words, and the number of tabs to about six.',
    'Set `activation="manual"` when a panel is slow to load.',
  ],
  donts: [
    'Do not use tabs for steps that follow one another: that is a Stepper.',
    'Do not hide in a tab what a visitor must compare with another tab.',
  ],
};
