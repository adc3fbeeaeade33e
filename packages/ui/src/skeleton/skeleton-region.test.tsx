import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkeletonRegion } from './skeleton-region.tsx';

test('adds its text once to an existing live region and keeps it on re-render', async () => {
  const changes: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = target instanceof Element ? target : target.parentElement;
      if (region?.matches('[role="status"]')) changes.push(region.textContent);
    }
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  const { rerender } = render(<SkeletonRegion label="Loading plans">…</SkeletonRegion>);
  await expect.poll(() => changes).toEqual(['Loading plans']);
  rerender(<SkeletonRegion label="Loading plans">…</SkeletonRegion>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading plans');
  expect(changes).toHaveLength(1);
  watch.disconnect();
});

test('is readable without JavaScript', () => {
  expect(renderToString(<SkeletonRegion label="Loading plans" />)).toContain('Loading plans');
});
