import { type ReactNode, useRef, useState } from 'react';

export type PreviewState = { state: 'empty' | 'loading' | 'failed' } | { state: 'ready'; content: ReactNode };

/** Renders previews. An earlier one that arrives later is dropped. */
export function usePreview(render: ((text: string) => ReactNode | Promise<ReactNode>) | undefined) {
  const [preview, setPreview] = useState<PreviewState>({ state: 'empty' });
  const latest = useRef(0);
  const show = async (text: string): Promise<void> => {
    latest.current += 1;
    const run = latest.current;
    const settle = (next: PreviewState): void => {
      if (run === latest.current) setPreview(next);
    };
    if (!render || text.trim() === '') {
      settle({ state: 'empty' });
      return;
    }
    settle({ state: 'loading' });
    try {
      settle({ state: 'ready', content: await render(text) });
    } catch {
      settle({ state: 'failed' });
    }
  };
  return { preview, show };
}
