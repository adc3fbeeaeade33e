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
    'A full-width message about the whole page, such as planned work, an unpaid balance or an offer. For a message within the page, use Callout; for feedback on an action, use a toast.',
  anatomy: [
    ['root', 'The `<aside>`; `data-tone` is its tone.'],
    ['body', 'Icon and text.'],
  ],
  unionProps: [
    ['onDismiss', '() => void', 'Called when the banner is dismissed. Shows the dismiss button.'],
    ['dismissLabel', 'string', 'Name of the dismiss button; required with `onDismiss`.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the dismiss button, calls `onDismiss`.',
        from: 'button Dismiss',
        expect: { gone: 'complementary Announcement' },
      },
    ],
  },
  screenReader: ['A landmark named by `label`. It isn’t announced, because it’s part of the page from the start.'],
  dos: [
    'Store the dismissal in a cookie, so that the server can omit the banner.',
    'Show one at a time, at the top of the page.',
  ],
  donts: ['Do not use it for form errors.', 'Do not show it after the page has loaded: it would shift the page.'],
};
