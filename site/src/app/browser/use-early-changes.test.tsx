import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useEarlyChanges } from './use-early-changes.ts';

function Choice({ onEarly }: { onEarly: (sent: Record<string, unknown>) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [period, setPeriod] = useState('1');
  const [name, setName] = useState('');
  useEarlyChanges(form, (changed) => onEarly(Object.fromEntries(new FormData(changed))));
  return (
    <form ref={form}>
      <input type="hidden" name="intent" value="configuration" />
      {['1', '12'].map((one) => (
        <input
          key={one}
          type="radio"
          name="period"
          value={one}
          checked={period === one}
          onChange={() => setPeriod(one)}
        />
      ))}
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
    </form>
  );
}

function hydrated(before: (form: HTMLFormElement) => void) {
  const reported: Record<string, unknown>[] = [];
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Choice onEarly={() => undefined} />);
  document.body.append(root);
  const form = root.querySelector('form');
  if (!form) throw new Error('nothing was rendered');
  before(form);
  act(() => void hydrateRoot(root, <Choice onEarly={(sent) => reported.push(sent)} />));
  root.remove();
  return reported;
}

test('reports what was chosen and typed before hydration', () => {
  const reported = hydrated((form) => {
    form.querySelectorAll('input')[2]?.click();
    Object.assign(form.querySelector('[name=name]') ?? {}, { value: 'web-1' });
  });
  expect(reported).toEqual([{ intent: 'configuration', period: '12', name: 'web-1' }]);
});

test('ignores an untouched form', () => {
  expect(hydrated(() => undefined)).toEqual([]);
});
