import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { DocsFrame, DocsPage } from '../packages/ui/docs-page/index.tsx';
import { applyGlobals, copyPageGlobals } from '../packages/ui/docs-page/apply-globals.ts';
import { builtColors } from '../packages/ui/docs-page/modes.ts';
import { supportPageTranslation } from '../packages/ui/src/page-translation/index.ts';
import '../packages/ui/src/fonts/fonts.css.ts';
import '../packages/ui/src/theme/reset.css.ts';
import '../packages/ui/src/theme/document.css.ts';
import { WAIT_TIMEOUT } from '../scripts/wait-timeout.ts';
import { reduceMotion } from './reduced-motion.ts';

// `waitFor` and `findBy…` resolve as soon as possible, but one second is too short on a busy machine.
configure({ asyncUtilTimeout: WAIT_TIMEOUT });

supportPageTranslation();

const withDocument: Decorator = (Story, { globals }) => {
  const { theme, language, direction, motion } = globals;
  useLayoutEffect(() => {
    reduceMotion(motion === 'reduced');
    applyGlobals({ theme, language, direction });
    return copyPageGlobals();
  }, [theme, language, direction, motion]);
  return <Story />;
};

const width = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withDocument],
  initialGlobals: { theme: 'light', language: 'en', direction: 'ltr', motion: 'system' },
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
    language: {
      description: 'Language of sample texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ru', title: 'Русский' },
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
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  parameters: {
    // Portals are in the body, outside the story's root.
    a11y: { test: 'error', context: 'body' },
    // Stories with pictures say so themselves, by `pictured()`.
    chromatic: { disableSnapshot: true, forcedColors: builtColors(), prefersReducedMotion: 'reduce' },
    layout: 'padded',
    docs: {
      page: DocsPage,
      container: DocsFrame,
      canvas: { sourceState: 'hidden' },
      source: {
        type: 'code',
        // Loaded with the first code, so that stories don't wait for it. Tests are apart, under ids of their own.
        transform: async (code: string, { id }: { id: string }) => {
          const { codes } = await import('virtual:story-code');
          return codes[id] ?? codes[id.replace(/^tests-/, '')] ?? code;
        },
      },
      toc: { headingSelector: 'h2, h3' },
    },
    controls: { matchers: { color: /color$/i } },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Start here',
            'Themes and brand',
            'Forms',
            'Recipes',
            'Async combobox, autocomplete, typeahead',
            'Console and settings area',
            'Server rendering and policy',
            'Without a bundler',
            'From other libraries',
            'Proofs',
            'Changelog',
            'Versions',
          ],
          'Other names',
          'Foundations',
          'Layout',
          'Pages',
          'Site frame',
          'App frame',
          'Containers',
          'Navigation',
          'Text',
          'Actions',
          'Fields',
          'Choices',
          'Forms',
          'Feedback',
          'Overlays',
          'Tables and lists',
          'Pictures',
          'Data pictures',
          'Functions',
          'Compositions',
          'Tests',
        ],
      },
    },
    viewport: {
      options: {
        small: width('Small phone', 320, 640),
        phone: width('Phone', 390, 844),
        tablet: width('Tablet', 820, 1180),
        desktop: width('Desktop', 1280, 800),
        wide: width('Wide desktop', 1920, 1080),
      },
    },
  },
};

export default preview;
