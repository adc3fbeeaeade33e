import type { ComponentType } from 'react';
import { loadMessages } from '../../i18n/catalogue.ts';
import type { Lang } from '../../i18n/languages.ts';

export interface PanelProps {
  open: boolean;
  onClose: () => void;
}

type Load = (lang: Lang) => Promise<ComponentType<PanelProps>>;

/** The layout's side panels: each is loaded when the visitor reaches for it. */
const panels = {
  menu: () => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel),
  login: async (lang) => {
    const [{ LoginPanel }] = await Promise.all([import('./login-panel.tsx'), loadMessages(lang, ['auth'])]);
    return LoginPanel;
  },
  account: () => import('./account-panel.tsx').then(({ AccountPanel }) => AccountPanel),
} satisfies Record<string, Load>;

export type PanelName = keyof typeof panels;

/** Fetches a panel with its words. Rejects when they cannot be had. */
export const loadPanel = (name: PanelName, lang: Lang): Promise<ComponentType<PanelProps>> => panels[name](lang);
