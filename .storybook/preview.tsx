import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { DocsPage } from '../packages/ui/docs-page/index.tsx';
import '../packages/ui/src/fonts/fonts.css.ts';
import '../packages/ui/src/theme/reset.css.ts';

// `waitFor` and `findBy…` end as soon as they can; on a busy machine their one second is too short.
configure({ asyncUtilTimeout: 10_000 });

/** Theme and direction of the toolbar go on the document, so that portals (dialogs, toasts) have them too. */
const withDocument: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = String(theme);
    document.documentElement.dir = String(direction);
  }, [theme, direction]);
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withDocument],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    // Portals stand in the body, outside of the story's root.
    a11y: { test: 'error', context: 'body' },
    layout: 'padded',
    docs: { page: DocsPage },
    controls: { matchers: { color: /color$/i } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
