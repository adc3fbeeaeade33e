import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComponentDocs, KeyboardRow } from './component-docs.ts';
import { find, fulfil } from './expectations.ts';
import { frames, hasRealKeys, press } from './keys.ts';
import { waitFor } from 'storybook/test';

type Renew = () => void;

/**
 * Renders the example, and renders a new one on request, with its effects before it returns. On a busy machine two frames
 * aren't enough: a key would go to the example before, or past one that isn't ready, out of the page with F6.
 */
function Bench({ specimen: Specimen, onReady }: { specimen: () => ReactNode; onReady: (renew: Renew | null) => void }) {
  const [run, setRun] = useState(0);
  useEffect(() => {
    onReady(() => flushSync(() => setRun((before) => before + 1)));
    return () => onReady(null);
  }, [onReady]);
  return <Specimen key={run} />;
}

async function focus(target: string): Promise<void> {
  if (target === 'document') {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return;
  }
  await waitFor(() => {
    const element = find(target);
    if (!element) throw new Error(`Not found: "${target}" to start from.`);
    element.focus();
    if (document.activeElement !== element) throw new Error(`"${target}" can't be focused.`);
  });
}

async function playRow(row: KeyboardRow, keys: readonly string[]): Promise<void> {
  try {
    await focus(row.from);
    for (const key of row.given?.press ?? []) await press(key);
    if (row.given) await fulfil(row.given.until);
    for (const key of keys) await press(key);
    await fulfil(row.expect);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`"${keys.join(' ')}: ${row.does}" is not met. ${why}`, { cause });
  }
}

/** Returns a story that tests every row of a component's keyboard table, each with a new example. */
export function keyboardStory({ name, keyboard }: ComponentDocs): StoryObj {
  if (!keyboard) throw new Error(`${name} has no keyboard table.`);
  let ready: Renew | null = null;
  const onReady = (renew: Renew | null) => {
    ready = renew;
  };
  return {
    args: {},
    render: () => <Bench specimen={keyboard.specimen} onReady={onReady} />,
    play: async ({ step }) => {
      // It may begin before the effects of the first rendering have run.
      const renew = await waitFor(() => {
        if (!ready) throw new Error('The example isn’t there yet.');
        return ready;
      });
      for (const row of keyboard.rows) {
        if (row.native && !hasRealKeys()) continue;
        for (const keys of row.press ? [row.press] : row.keys.map((key) => [key])) {
          await step(`${keys.join(' ')}: ${row.does}`, async () => {
            renew();
            await frames();
            await playRow(row, keys);
          });
        }
      }
    },
  };
}
