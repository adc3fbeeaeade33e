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

describe('one at a time', () => {
  test('opening one closes the other; a second press closes it', async () => {
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

  test('that must keep one open says so', async () => {
    const user = userEvent.setup();
    render(<Accordion headingLevel={3} collapsible={false} defaultValue="v1" children={items()} />);
    expect(button(1)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(1));
    expect(openOnes()).toEqual([1]);
  });

  test('obeys its owner', async () => {
    const user = userEvent.setup();
    const props: AccordionProps = { headingLevel: 3, value: 'v0', children: items() };
    render(<Accordion {...props} />);
    await user.click(button(1));
    expect(openOnes()).toEqual([0]);
  });
});

test('several at once, and all at once with a word to screen readers', async () => {
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
  test('the button is the only child of a heading of the given level', () => {
    render(<Accordion headingLevel={4} children={items()} />);
    const heading = screen.getByRole('heading', { level: 4, name: 'Question 0' });
    expect([...heading.children]).toEqual([button(0)]);
  });

  test.each([
    [6, 6],
    [7, 0],
  ])('%i panels are %i landmarks', (count, landmarks) => {
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

  test('closed texts are in the HTML of the server', () => {
    const html = renderToString(<Accordion headingLevel={3} children={items()} />);
    expect(html).toContain('Answer');
    expect(html).not.toContain('style=');
  });
});

describe('keys', () => {
  test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])(
    '%s neither moves the focus nor is taken from the page',
    async (key) => {
      render(<Accordion headingLevel={3} children={items()} />);
      act(() => button(1).focus());
      expect(fireEvent.keyDown(button(1), { key })).toBe(true);
      expect(button(1)).toHaveFocus();
    },
  );

  test('arrows on request: past what is disabled, round the ends, not into another accordion', async () => {
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
  test('can be found by the browser, which opens it', () => {
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

  test('is hidden only after its closing animation', () => {
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

  test('opens by the address, on arrival and later, by its own id or that of a word in it', () => {
    location.hash = '#q1';
    render(<Accordion headingLevel={3} children={items()} />);
    expect(openOnes()).toEqual([1]);
    location.hash = '#word2';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(openOnes()).toEqual([2]);
  });
});

describe('one in another', () => {
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

  test('the address opens both on the way to what it names', () => {
    location.hash = '#deep';
    render(nested);
    expect([expanded('Outer'), expanded('Inner')]).toEqual(['true', 'true']);
  });

  test('“all” are its own, without those that are disabled', async () => {
    const user = userEvent.setup();
    render(nested);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect([expanded('Outer'), expanded('Inner'), expanded('Off')]).toEqual(['true', 'false', 'false']);
  });
});
