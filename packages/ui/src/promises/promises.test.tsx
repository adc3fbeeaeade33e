import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Server } from 'lucide-react';
import { type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import * as ui from '../index.ts';

const eur = { short: 'EUR' };
const nothing = (): undefined => undefined;
const options = [
  { value: 'a', label: 'A', title: 'A' },
  { value: 'b', label: 'B', title: 'B', disabledReason: 'Sold out' },
];

/** One of each part that has markup without being opened. */
const examples: Record<string, ReactElement> = {
  avatar: <ui.Avatar name="Anna Koch" />,
  badge: <ui.Badge>New</ui.Badge>,
  banner: (
    <ui.Banner label="Announcement" tone="info" onDismiss={nothing} dismissLabel="Dismiss">
      Planned work.
    </ui.Banner>
  ),
  bleed: <ui.Bleed padded>Wide</ui.Bleed>,
  breadcrumbs: <ui.Breadcrumbs label="Way" items={[{ label: 'Home', href: '/' }, { label: 'VPS' }]} />,
  button: (
    <ui.Button variant="action" leading={<ui.Icon icon={Server} />} loading loadingLabel="Ordering">
      Order
    </ui.Button>
  ),
  'button with a reason': <ui.Button disabledReason="Choose a plan">Order</ui.Button>,
  callout: (
    <ui.Callout tone="warning" title="Too small">
      Choose another.
    </ui.Callout>
  ),
  card: (
    <ui.Card selected>
      <ui.CardLink href="/">NVMe 3</ui.CardLink>
    </ui.Card>
  ),
  checkbox: <ui.Checkbox label="Agree" hint="To all" error="Agree first" indeterminate />,
  'checkbox group': <ui.CheckboxGroup legend="Disks" allLabel="All" options={options} defaultValue={['a']} />,
  'code block': <ui.CodeBlock caption="Connect" code="ssh" copyLabel="Copy" copiedLabel="Copied" />,
  columns: (
    <ui.Columns>
      <ui.Column span={{ base: 12, md: 6 }}>One</ui.Column>
    </ui.Columns>
  ),
  container: <ui.Container>Page</ui.Container>,
  copyable: <ui.Copyable value="1.2.3.4" copyLabel="Copy" copiedLabel="Copied" />,
  'data list': <ui.DataList items={[{ term: 'Memory', value: '4 GB', note: 'ECC' }]} />,
  'empty state': <ui.EmptyState title="No services yet">Order one.</ui.EmptyState>,
  'error state': <ui.ErrorState title="Not loaded" code="503" />,
  field: <ui.Field label="Colour">{(control) => <input type="color" {...control} />}</ui.Field>,
  flag: <ui.Flag country="DE" label="Germany" />,
  'form errors': <ui.FormErrors title="One thing" errors={[{ text: 'Wrong', fieldId: 'x' }]} />,
  grid: <ui.Grid columns={{ base: 1, md: 2 }}>One</ui.Grid>,
  heading: <ui.Heading level={2}>Title</ui.Heading>,
  hidden: <ui.Hidden below="md">Wide only</ui.Hidden>,
  histogram: <ui.Histogram counts={[1, 2, 3]} range={[0, 1]} />,
  icon: <ui.Icon icon={Server} label="Server" mirrored />,
  'icon button': <ui.IconButton label="Delete" icon={<ui.Icon icon={Server} />} />,
  inline: <ui.Inline>One</ui.Inline>,
  'link button': <ui.LinkButton href="/">Compare</ui.LinkButton>,
  logo: <ui.Logo name="Hoster" markOnly />,
  'number field': (
    <ui.NumberField label="Memory" defaultValue={4} min={1} increaseLabel="More" decreaseLabel="Less" unit="GB" />
  ),
  pagination: (
    <ui.Pagination
      label="Pages"
      page={5}
      pageCount={10}
      hrefFor={(page) => `?page=${page}`}
      pageLabel={String}
      previousLabel="Back"
      nextLabel="On"
    />
  ),
  'password field': (
    <ui.PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" strength="Weak" />
  ),
  price: (
    <ui.Price
      amount={{ cents: 1000 }}
      old={{ cents: 1200 }}
      oldLabel="was"
      currency={eur}
      locale="en"
      from="from"
      period="/mo"
      periodLabel="a month"
      note="VAT added"
      size="large"
    />
  ),
  'progress bar': <ui.ProgressBar label="Installing" value={40} valueLabel="40 %" />,
  prose: <ui.Prose html="<p>Text</p>" />,
  'radio cards': <ui.RadioCards legend="Plan" name="plan" options={options} defaultValue="a" />,
  'radio group': <ui.RadioGroup legend="Pay for" name="period" options={options} defaultValue="a" inline />,
  select: <ui.Select label="Country" placeholder="Choose" options={options} defaultValue="a" />,
  'server chassis': <ui.ServerChassis label="1 U" bays={4} disks={[{ type: 'nvme', mark: '960G' }]} caption="1 U" />,
  skeleton: (
    <ui.SkeletonRegion label="Loading">
      <ui.Skeleton lines={3} />
    </ui.SkeletonRegion>
  ),
  'skip link': <ui.SkipLink href="#main">Skip</ui.SkipLink>,
  sparkline: <ui.Sparkline label="Load" values={[1, 2, 3]} />,
  spinner: <ui.Spinner label="Loading" />,
  spread: <ui.Spread>One</ui.Spread>,
  stack: <ui.Stack gap={{ base: 8, md: 16 }}>One</ui.Stack>,
  stat: <ui.Stat label="countries" value="8" unit="%" />,
  status: <ui.Status tone="pending">Setting up</ui.Status>,
  stepper: <ui.Stepper label="Stages" stages={[{ id: 'a', label: 'One', state: 'current', stateLabel: 'now' }]} />,
  switch: <ui.Switch label="Renew" hint="Each month" defaultChecked />,
  table: (
    <ui.Table
      caption="Plans"
      rows={[{ name: 'NVMe 3' }]}
      rowKey={(row) => row.name}
      columns={[{ id: 'name', header: 'Name', rowHeader: true, cell: (row) => row.name, sort: { href: '?sort' } }]}
    />
  ),
  text: <ui.Text measure>Text</ui.Text>,
  'text area': (
    <ui.TextArea label="Comment" maxLength={10} counterLabel={(left) => `${left} left`} defaultValue="Text" />
  ),
  'text field': (
    <ui.TextField
      label="Name"
      hint="As written"
      error={['Too long']}
      leading="€"
      trailing="EUR"
      requirement="optional"
    />
  ),
  'text link': <ui.TextLink href="/">Link</ui.TextLink>,
  'visually hidden': <ui.VisuallyHidden>Words</ui.VisuallyHidden>,
  'volume stack': <ui.VolumeStack label="Backups" capacity={64} volumes={[{ id: 'a', size: 8, label: 'Monday' }]} />,
  'world map': (
    <ui.WorldMap
      label="Map"
      points={[{ id: 'a', label: 'A', lon: 8, lat: 50, value: '1 ms' }]}
      routes={[]}
      onSelect={nothing}
    />
  ),
};

/** Runs it and returns what React complained about on the way. */
function complaintsOf(act: () => void): unknown[] {
  const spies = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'warn').mockReturnValue()];
  act();
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  return calls;
}

/** What holds for every part that can be drawn on the server. */
describe.each(Object.entries(examples))('%s', (_name, element: ReactElement) => {
  test('is drawn on the server without a style attribute, which a strict security policy would drop', () => {
    const html = renderToString(element);
    expect(html).not.toContain(' style=');
    expect(html).toContain('data-component="');
  });

  test('is taken over in the browser without a difference, in strict mode', () => {
    const strict = <StrictMode>{element}</StrictMode>;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(strict);
    const onRecoverableError = vi.fn();
    expect(complaintsOf(() => void render(strict, { container, hydrate: true, onRecoverableError }))).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('survives being drawn again over a translation of the page', () => {
    const { rerender, container } = render(element);
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
    expect(complaintsOf(() => rerender(element))).toEqual([]);
  });
});

/** Hooks that server components lack, and handlers, which cannot be sent to the browser. */
const clientOnly =
  /\buse(State|Effect|LayoutEffect|Ref|ImperativeHandle|Context|SyncExternalStore|Reducer)\(|\bon[A-Z]\w+=\{\(/;

/** Every module that a server component loads with an entry: imports are followed up to a 'use client'. */
function serverModules(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  const source = readFileSync(entry, 'utf8');
  if (source.startsWith("'use client'")) return seen;
  seen.add(entry);
  for (const [, path = ''] of source.matchAll(/^(?:import|export) (?!type)[^;]*?'(\.[^']+\.tsx?)';/gm)) {
    if (!path.endsWith('.css.ts')) serverModules(join(dirname(entry), path), seen);
  }
  return seen;
}

test('what a server component may import holds no state and no handler', () => {
  const modules = [...serverModules(join(import.meta.dirname, '..', 'index.ts'))];
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((file) => clientOnly.test(readFileSync(file, 'utf8')))).toEqual([]);
});
