import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { useState } from 'react';
import { Banner } from './banner.tsx';

function Specimen() {
  const [shown, setShown] = useState(true);
  return shown ? (
    <Banner label="Announcement" tone="info" onDismiss={() => setShown(false)} dismissLabel="Dismiss">
      Planned work
    </Banner>
  ) : null;
}

export const docs: ComponentDocs = {
  name: 'Banner',
  summary:
    'A line across the whole page: planned work, an unpaid balance, an offer. A remark within the page is a Callout, what has just happened a toast.',
  anatomy: [
    ['root', 'The `<aside>`; `data-tone` is its kind.'],
    ['body', 'Sign and text.'],
  ],
  unionProps: [
    ['onDismiss', '() => void', 'Shows the button that dismisses it.'],
    ['dismissLabel', 'string', 'Name of that button; required with `onDismiss`.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the dismiss button: calls `onDismiss`.',
        from: 'button Dismiss',
        expect: { gone: 'complementary Announcement' },
      },
    ],
  },
  screenReader: ['A landmark named by `label`. It is not announced by itself: it is there when the page is.'],
  dos: [
    'Remember in a cookie that it was dismissed, so that the server leaves it out.',
    'Show one at a time, at the top of the page.',
  ],
  donts: ['Do not use it for the errors of a form.', 'Do not let it appear later: it would push the page down.'],
};
