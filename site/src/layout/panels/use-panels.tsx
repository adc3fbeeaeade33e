import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app-context.tsx';
import { loadPanel, type PanelName, type PanelProps } from './panels.ts';

interface Shown {
  Panel: ComponentType<PanelProps>;
  /** Key of the place in the history where it was opened: going elsewhere closes it. */
  at: string;
  open: boolean;
}

export interface PanelOpener {
  /** Opens a side panel; goes to `fallback` instead when its script cannot be had. */
  show: (name: PanelName, fallback: string) => void;
  /** Fetches it early: for hovering, focus and touch. */
  preload: (name: PanelName) => void;
}

/** One side panel at a time. */
export function usePanels(): { panel: ReactNode; opener: PanelOpener } {
  const { lang } = useApp();
  const { key } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const opener: PanelOpener = {
    show: (name, fallback) =>
      void loadPanel(name, lang).then(
        (Panel) => setShown({ Panel, at: key, open: true }),
        () => window.location.assign(fallback),
      ),
    // Failing to be early is no failure.
    preload: (name) => void loadPanel(name, lang).catch(() => undefined),
  };
  const close = () => setShown((now) => now && { ...now, open: false });
  const panel = shown ? <shown.Panel open={shown.open && shown.at === key} onClose={close} /> : null;
  return { panel, opener };
}
