import { act, render, screen } from '@testing-library/react';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { useDeferredOrder } from './use-deferred-order.ts';

interface Order {
  system: string;
  extras: readonly string[];
  months: number;
}

const Section = memo(function Section({ name, order }: { name: string; order: Order }) {
  return <output aria-label={name}>{`${order.system} ${order.extras.join('+')} ${order.months}`}</output>;
});

function Form() {
  const [order, set] = useState<Order>({ system: 'Debian', extras: ['backup'], months: 1 });
  const choose = (change: Partial<Order>) => flushSync(() => set({ ...order, ...change }));
  const controlsFor = useDeferredOrder({ order });
  return (
    <>
      <Section name="system" order={controlsFor(({ system }) => system).order} />
      <Section name="extras" order={controlsFor(({ extras }) => extras).order} />
      <button onClick={() => choose({ system: 'Alpine' })}>Alpine</button>
      <button onClick={() => choose({ months: 12, extras: ['backup'] })}>12 months</button>
    </>
  );
}

const click = (name: string) => screen.getByRole('button', { name }).click();
const text = (name: string) => screen.getByRole('status', { name }).textContent;

describe('which order a section shows', () => {
  it('is the newest where its own field has changed, and the others follow', async () => {
    render(<Form />);
    const seen: Record<string, string> = {};
    await act(async () => {
      click('Alpine');
      seen['system'] = text('system');
      seen['extras'] = text('extras');
    });
    expect(seen).toEqual({ system: 'Alpine backup 1', extras: 'Debian backup 1' });
    expect(text('extras')).toBe('Alpine backup 1');
  });

  it('is the one before while nothing of its own has, though its choice was made anew', async () => {
    render(<Form />);
    let seen = '';
    await act(async () => {
      click('12 months');
      seen = text('extras');
    });
    expect(seen).toBe('Debian backup 1');
    expect(text('extras')).toBe('Debian backup 12');
  });
});
