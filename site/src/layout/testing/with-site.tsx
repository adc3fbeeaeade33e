import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadMessages } from '../../i18n/catalogue.ts';
import type { Lang } from '../../i18n/languages.ts';
import { SiteFrame, siteVisit, type Visit } from './site-visit.tsx';

/** The block, for the only route there is: forms need a router with actions. */
const Block = createContext<ReactNode>(null);
const ShowBlock = () => use(Block);

function Visited({ visit, lang, children }: { visit: Visit; lang: Lang; children: ReactNode }) {
  const [{ app }] = useState(() => siteVisit(visit, () => undefined));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ShowBlock /> }], { initialEntries: [visit.at ?? '/'] }),
  );
  return (
    <SiteFrame app={app} lang={lang}>
      <Block value={children}>
        <RouterProvider router={router} />
      </Block>
    </SiteFrame>
  );
}

const languageOf = (globals: Record<string, unknown>): Lang => (globals['language'] === 'ru' ? 'ru' : 'en');

/** Puts a block of the site into the site, in the language of Storybook's toolbar, for one visitor. */
export const withSite =
  (visit: Visit = {}): Decorator =>
  (Story, { globals }) => {
    const lang = languageOf(globals);
    return (
      <Visited key={lang} visit={visit} lang={lang}>
        <Story />
      </Visited>
    );
  };

/** Loads the words of the areas that the block needs. */
export const siteMessages =
  (...areas: string[]) =>
  ({ globals }: { globals: Record<string, unknown> }): Promise<void> =>
    loadMessages(languageOf(globals), areas);
