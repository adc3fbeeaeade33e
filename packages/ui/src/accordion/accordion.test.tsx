import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AccordionItem } from './accordion-item.tsx';
import { AccordionToggleAll } from './accordion-toggle-all.tsx';
import { Accordion, type AccordionProps } from './accordion.tsx';

const items = (count = 3) =>
  Array.from({ length: count }, (_, i) => (
    <AccordionItem key={i} value={`v${i}`} id={`q${i}`} title={`Question ${i}`}>
      Answer {i} <b id={`word${i}`}>word</b>
    </AccordionItem>
  ));

const button = (i: number) => screen.getByRole('button', { name: `Question ${i}` });
const panelOf = (i: number) => document.getElementById(button(i).getAttribute('aria-controls') ?? '') as HTMLElement;
const openOnes = () => [0, 1, 2].filter((i) => button(i).getAttribute('aria-expanded') === 'true');

afterEach(() => {
  location.hash = '';
});

describe('type single', () => {
  test('opening an item closes the other, a second click closes it', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(<Accordion headingLevel={3} onValueChange={onValueChange} children={items()} />);
    await user.click(button(0));
    await user.click(button(2));
    expect(openOnes()).toEqual([2]);
    await user.click(button(2));
    expect(openOnes()).toEqual([]);
    expect(onValueChange.mock.calls).toEqual([['v0'], ['v2'], ['']]);
  });

  test('marks the open trigger as disabled if not collapsible', async () => {
    const user = userEvent.setup();
    render(<Accordion headingLevel={3} collapsible={false} defaultValue="v1" children={items()} />);
    expect(button(1)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(1));
    expect(openOnes()).toEqual([1]);
  });

  test('supports a controlled value', async () => {
    const user = userEvent.setup();
    const props: AccordionProps = { headingLevel: 3, value: 'v0', children: items() };
    render(<Accordion {...props} />);
    await user.click(button(1));
    expect(openOnes()).toEqual([0]);
  });
});

test('opens several items, and all with an announcement', async () => {
  const user = userEvent.setup();
  render(
    <Accordion type="multiple" headingLevel={2}>
      <AccordionToggleAll expandLabel="All" collapseLabel="None" expandedMessage="Open" collapsedMessage="Closed" />
      {items()}
    </Accordion>,
  );
  await user.click(button(0));
  await user.click(button(2));
  expect(openOnes()).toEqual([0, 2]);
  await user.click(screen.getByRole('button', { name: 'None' }));
  expect(openOnes()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Closed');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(openOnes()).toEqual([0, 1, 2]);
});

describe('structure', () => {
  test('the trigger is the only child of a heading with the given level', () => {
    render(<Accordion headingLevel={4} children={items()} />);
    const heading = screen.getByRole('heading', { level: 4, name: 'Question 0' });
    expect([...heading.children]).toEqual([button(0)]);
  });

  test.each([
    [6, 6],
    [7, 0],
  ])('with %i panels, has %i landmarks', (count, landmarks) => {
    render(
      <Accordion
        type="multiple"
        defaultValue={['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6']}
        headingLevel={3}
        children={items(count)}
      />,
    );
    expect(screen.queryAllByRole('region')).toHaveLength(landmarks);
  });

  test('counts panels in fragments, and ignores null and the button for all', () => {
    const all: AccordionProps = {
      type: 'multiple',
      defaultValue: ['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6'],
      headingLevel: 3,
    };
    const { rerender } = render(
      <Accordion {...all}>
        <>{items(7)}</>
      </Accordion>,
    );
    expect(screen.queryAllByRole('region')).toHaveLength(0);
    rerender(
      <Accordion {...all}>
        <AccordionToggleAll expandLabel="All" collapseLabel="None" expandedMessage="Open" collapsedMessage="Closed" />
        {items(6)}
        {null}
      </Accordion>,
    );
    expect(screen.queryAllByRole('region')).toHaveLength(6);
  });

  test('server-renders closed content', () => {
    const html = renderToString(<Accordion headingLevel={3} children={items()} />);
    expect(html).toContain('Answer');
    expect(html).not.toContain('style=');
  });
});

describe('keys', () => {
  test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('does not handle %s by default', async (key) => {
    render(<Accordion headingLevel={3} children={items()} />);
    act(() => button(1).focus());
    expect(fireEvent.keyDown(button(1), { key })).toBe(true);
    expect(button(1)).toHaveFocus();
  });

  test('lets key events bubble to the page', () => {
    const heard = vi.fn<(key: string, prevented: boolean) => void>();
    const hear = (event: KeyboardEvent) => heard(event.key, event.defaultPrevented);
    document.addEventListener('keydown', hear);
    const onKeyDown = vi.fn();
    render(<Accordion headingLevel={3} onKeyDown={onKeyDown} children={items()} />);
    fireEvent.keyDown(button(1), { key: 'ArrowDown' });
    document.removeEventListener('keydown', hear);
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledExactlyOnceWith('ArrowDown', false);
  });

  test('with arrowKeys, skips disabled items, wraps around and ignores nested accordions', async () => {
    const user = userEvent.setup();
    render(
      <Accordion headingLevel={3} arrowKeys defaultValue="v1">
        {items(2)}
        <AccordionItem value="off" title="Off" disabled />
        <AccordionItem value="last" title="Question 2">
          <Accordion headingLevel={4}>
            <AccordionItem value="inner" title="Inner" />
          </Accordion>
        </AccordionItem>
      </Accordion>,
    );
    act(() => button(0).focus());
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      seen.push(document.activeElement?.textContent);
    }
    expect(seen).toEqual([1, 2, 0, 2, 0, 2].map((i) => `Question ${i}`));
  });
});

describe('a closed panel', () => {
  test('opens when find-in-page finds its content', () => {
    const onValueChange = vi.fn();
    render(<Accordion headingLevel={3} defaultValue="v0" onValueChange={onValueChange} children={items()} />);
    expect(panelOf(0)).not.toHaveAttribute('hidden');
    expect(panelOf(1)).toHaveAttribute('hidden', 'until-found');
    fireEvent(panelOf(1), new Event('beforematch', { bubbles: true }));
    expect(openOnes()).toEqual([1]);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v1');
    expect(panelOf(1)).not.toHaveAttribute('hidden');
    expect(panelOf(0)).toHaveAttribute('hidden', 'until-found');
  });

  test('is hidden after its closing animation', () => {
    render(<Accordion headingLevel={3} defaultValue="v0" children={items()} />);
    const panel = panelOf(0);
    const track = panel.parentElement as HTMLElement;
    track.style.transitionProperty = 'grid-template-rows';
    track.style.transitionDuration = '0.3s';
    fireEvent.click(button(0));
    expect(panel).not.toHaveAttribute('hidden');
    fireEvent.transitionEnd(track);
    expect(panel).toHaveAttribute('hidden', 'until-found');
  });

  test('is hidden immediately if not displayed, because no animation ends', () => {
    render(<Accordion headingLevel={3} defaultValue="v0" children={items()} />);
    const track = panelOf(0).parentElement as HTMLElement;
    track.style.transitionProperty = 'grid-template-rows';
    track.style.transitionDuration = '0.3s';
    track.checkVisibility = () => false;
    fireEvent.click(button(0));
    expect(panelOf(0)).toHaveAttribute('hidden', 'until-found');
  });

  test('handles a malformed URL fragment', () => {
    location.hash = '#100%';
    render(
      <Accordion headingLevel={3}>
        {items()}
        <AccordionItem value="all" id="100%" title="Everything" />
      </Accordion>,
    );
    expect(screen.getByRole('button', { name: 'Everything' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('opens by URL fragment, on load and later, by its id or that of its content', () => {
    location.hash = '#q1';
    render(<Accordion headingLevel={3} children={items()} />);
    expect(openOnes()).toEqual([1]);
    location.hash = '#word2';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(openOnes()).toEqual([2]);
  });
});

describe('nested accordions', () => {
  const nested = (
    <Accordion type="multiple" headingLevel={2}>
      <AccordionToggleAll expandLabel="All" collapseLabel="None" expandedMessage="Open" collapsedMessage="Closed" />
      <AccordionItem value="outer" title="Outer">
        <Accordion headingLevel={3}>
          <AccordionItem value="inner" title="Inner">
            <b id="deep">Deep</b>
          </AccordionItem>
        </Accordion>
      </AccordionItem>
      <AccordionItem value="off" title="Off" disabled />
    </Accordion>
  );
  const expanded = (name: string) => screen.getByRole('button', { name, hidden: true }).getAttribute('aria-expanded');

  test('the URL fragment opens all ancestors of its target', () => {
    location.hash = '#deep';
    render(nested);
    expect([expanded('Outer'), expanded('Inner')]).toEqual(['true', 'true']);
  });

  test('“all” keeps a disabled item open', async () => {
    const user = userEvent.setup();
    render(
      <Accordion type="multiple" headingLevel={2} defaultValue={['off']}>
        <AccordionToggleAll expandLabel="All" collapseLabel="None" expandedMessage="Open" collapsedMessage="Closed" />
        {items(1)}
        <AccordionItem value="off" title="Off" disabled />
      </Accordion>,
    );
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect([expanded('Question 0'), expanded('Off')]).toEqual(['true', 'true']);
    await user.click(screen.getByRole('button', { name: 'None' }));
    expect([expanded('Question 0'), expanded('Off')]).toEqual(['false', 'true']);
    expect(screen.getByRole('button', { name: 'All' })).toBeInTheDocument();
  });

  test('“all” excludes nested and disabled items', async () => {
    const user = userEvent.setup();
    render(nested);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect([expanded('Outer'), expanded('Inner'), expanded('Off')]).toEqual(['true', 'false', 'false']);
  });
});

test('a disabled item with a reason stays focusable, says why, and does not open', async () => {
  const onValueChange = vi.fn();
  render(
    <Accordion type="multiple" headingLevel={2} onValueChange={onValueChange}>
      <AccordionToggleAll expandLabel="Open all" collapseLabel="Close all" expandedMessage="" collapsedMessage="" />
      <AccordionItem value="logs" title="Logs" children="…" />
      <AccordionItem value="backups" title="Backups" disabledReason="From the plan NVMe 3 on" children="…" />
    </Accordion>,
  );
  const trigger = screen.getByRole('button', { name: 'Backups' });
  expect(trigger).toHaveAccessibleDescription('From the plan NVMe 3 on');
  expect(trigger).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(trigger);
  expect(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['logs']);
});
