import fc from 'fast-check';
import { expect, test } from 'vitest';
import { place } from './place.ts';

const view = { width: 1000, height: 800 };
const anchor = { left: 400, top: 100, width: 100, height: 40 };
const popup = { width: 200, height: 300 };
const wished = { side: 'bottom', align: 'start', gap: 8 } as const;

test('is placed below its anchor, aligned in the writing direction', () => {
  expect(place(anchor, popup, view, wished, false)).toMatchObject({ side: 'bottom', left: 400, top: 148 });
  expect(place(anchor, popup, view, wished, true)).toMatchObject({ left: 300 });
  expect(place(anchor, popup, view, { ...wished, align: 'end' }, false)).toMatchObject({ left: 300 });
  expect(place(anchor, popup, view, { ...wished, align: 'center' }, false)).toMatchObject({ left: 350 });
});

test('is placed above the anchor if there is no room below', () => {
  expect(place({ ...anchor, top: 700 }, popup, view, wished, false)).toMatchObject({ side: 'top', top: 392 });
});

test('uses the larger side and shrinks if neither fits', () => {
  const spot = place({ ...anchor, top: 300 }, { width: 200, height: 900 }, view, wished, false);
  expect(spot).toMatchObject({ side: 'bottom', maxHeight: 444 });
});

test('is placed next to its anchor in the writing direction, or on the other side if it does not fit', () => {
  const beside = { side: 'end', align: 'start', gap: 4 } as const;
  expect(place(anchor, popup, view, beside, false)).toMatchObject({ side: 'end', left: 504, top: 100 });
  expect(place(anchor, popup, view, beside, true)).toMatchObject({ side: 'end', left: 196 });
  expect(place({ ...anchor, left: 850 }, popup, view, beside, false)).toMatchObject({ side: 'start', left: 646 });
  expect(place({ ...anchor, top: 700 }, popup, view, beside, false)).toMatchObject({ top: 492 });
  expect(place(anchor, { width: 200, height: 900 }, view, beside, false)).toMatchObject({ top: 8, maxHeight: 784 });
});

test('is placed below or above if the window is too narrow', () => {
  const phone = { width: 320, height: 640 };
  const button = { left: 100, top: 100, width: 120, height: 40 };
  for (const side of ['start', 'end'] as const) {
    const beside = { side, align: 'start', gap: 8 } as const;
    expect(place(button, popup, phone, beside, false)).toMatchObject({ side: 'bottom', left: 100, top: 148 });
    const low = { ...button, top: 580 };
    expect(place(low, popup, phone, beside, false)).toMatchObject({ side: 'top', left: 100, top: 272 });
  }
});

test('never leaves the window or covers its anchor', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 900 }),
    top: fc.integer({ min: 0, max: 760 }),
    width: fc.constant(100),
    height: fc.constant(40),
  });
  const size = fc.record({ width: fc.integer({ min: 20, max: 900 }), height: fc.integer({ min: 20, max: 1200 }) });
  const how = fc.record({
    side: fc.constantFrom('top', 'bottom', 'start', 'end'),
    align: fc.constantFrom('start', 'center', 'end'),
    gap: fc.constant(8),
  } as const);
  fc.assert(
    fc.property(box, size, how, fc.boolean(), (at, what, wish, rtl) => {
      const spot = place(at, what, view, wish, rtl);
      const bottom = spot.top + Math.min(what.height, spot.maxHeight);
      const right = spot.left + what.width;
      const above = bottom <= at.top || spot.top >= at.top + at.height;
      const aside = right <= at.left || spot.left >= at.left + at.width;
      return spot.left >= 8 && right <= 992 && bottom <= 792 && (above || aside);
    }),
  );
});
