import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/stub-browser.ts';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
import { addDays, type DateRange } from './dates.ts';

const texts = {
  legend: 'Period',
  fromLabel: 'From',
  toLabel: 'To',
  fromName: 'from',
  toName: 'to',
  locale: 'en-GB',
  timeZone: 'UTC',
  timeZoneLabel: 'Days in UTC',
  calendarLabel: 'Choose dates',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
  startPrompt: 'Choose the first day',
  endPrompt: 'Choose the last day',
};
const november: DateRange = { from: '2026-11-11', to: '2026-11-13' };
type Some = Partial<Record<keyof DateRangeFieldProps, unknown>>;
const element = (props: Some = {}) => <DateRangeField {...({ ...texts, ...props } as DateRangeFieldProps)} />;
const spy = () => vi.fn<(value: DateRange) => void>();
const from = () => screen.getByLabelText<HTMLInputElement>('From');
const to = () => screen.getByLabelText<HTMLInputElement>('To');
const trigger = () => screen.getByRole('button', { name: 'Choose dates' });
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
const grids = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
const open = async (props: Some = {}) => {
  const user = userEvent.setup();
  const view = render(element({ defaultValue: november, ...props }));
  await user.click(trigger());
  return { ...view, user };
};

beforeEach(() => {
  stubBrowser();
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as never);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('typing', () => {
  test('without JavaScript, it is two native date inputs with limits', () => {
    document.body.innerHTML = renderToString(
      element({ min: '2026-01-01', max: '2026-12-31', required: true, defaultValue: november }),
    );
    expect(from()).toHaveAttribute('type', 'date');
    expect(from()).toHaveAttribute('min', '2026-01-01');
    expect(to()).toHaveAttribute('max', '2026-12-31');
    expect(to()).toBeRequired();
    expect([from().name, from().value, to().name, to().value]).toEqual(['from', '2026-11-11', 'to', '2026-11-13']);
    expect(screen.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription('Days in UTC');
  });

  test('reports each day, and the last one is not before the first', () => {
    const onValueChange = spy();
    render(element({ onValueChange, min: '2026-01-01' }));
    expect(to()).toHaveAttribute('min', '2026-01-01');
    fireEvent.change(from(), { target: { value: '2026-03-05' } });
    expect(to()).toHaveAttribute('min', '2026-03-05');
    fireEvent.change(to(), { target: { value: '2026-03-09' } });
    expect(onValueChange.mock.calls).toEqual([
      [{ from: '2026-03-05', to: '' }],
      [{ from: '2026-03-05', to: '2026-03-09' }],
    ]);
  });

  test('keeps and reports what was typed before hydration', () => {
    const onValueChange = spy();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element({ onValueChange }));
    from().value = '2026-03-05';
    render(element({ onValueChange }), { container, hydrate: true });
    expect(from()).toHaveValue('2026-03-05');
    expect(onValueChange.mock.calls).toEqual([[{ from: '2026-03-05', to: '' }]]);
  });

  test('a reset of the form restores the initial days', async () => {
    const { container } = render(<form>{element({ defaultValue: november })}</form>);
    fireEvent.change(from(), { target: { value: '2026-11-01' } });
    container.querySelector('form')?.reset();
    await waitFor(() => expect(from()).toHaveValue('2026-11-11'));
  });

  test('an unreadable year does not break the calendar', async () => {
    await open({ defaultValue: { from: '0002-11-11', to: '' } });
    expect(grids()).toEqual(['November 2026']);
  });
});

describe('the calendar', () => {
  test('opens at the first day, chooses two days in either order and returns focus', async () => {
    const onValueChange = spy();
    const { user } = await open({ onValueChange });
    expect(day('Wednesday, 11 November 2026')).toHaveFocus();
    expect(day('Friday, 13 November 2026')).toHaveAccessibleName('Friday, 13 November 2026, To');
    const cells = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-selected') === 'true');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['11', '12', '13']);
    const prompt = within(screen.getByRole('dialog')).getByRole('status');
    expect(prompt).toHaveTextContent('Choose the first day');
    await user.click(day('Friday, 20 November 2026'));
    expect(prompt).toHaveTextContent('Choose the last day');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(day('Monday, 2 November 2026'));
    expect(onValueChange.mock.calls).toEqual([[{ from: '2026-11-02', to: '2026-11-20' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/2\s?–\s?20 November 2026/);
  });

  /** From Wednesday, 11 November 2026. */
  const keys: [string, string][] = [
    ['{ArrowRight}', 'Thursday, 12 November 2026'],
    ['{ArrowLeft}', 'Tuesday, 10 November 2026'],
    ['{ArrowUp}{ArrowUp}', 'Wednesday, 28 October 2026'],
    ['{Home}', 'Monday, 9 November 2026'],
    ['{End}', 'Sunday, 15 November 2026'],
    ['{PageDown}', 'Friday, 11 December 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Tuesday, 11 November 2025'],
  ];
  test.each(keys)('keys %s', async (sequence, name) => {
    const { user } = await open();
    await user.keyboard(sequence);
    expect(day(name)).toHaveFocus();
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  test('arrow keys are mirrored in right-to-left text', async () => {
    document.body.style.direction = 'rtl';
    const { user } = await open();
    await user.keyboard('{ArrowLeft}');
    expect(day('Thursday, 12 November 2026')).toHaveFocus();
    document.body.style.direction = '';
  });

  test('a month later than 31 January is 28 February', async () => {
    const { user } = await open({ defaultValue: { from: '2026-01-31', to: '2026-01-31' } });
    await user.keyboard('{PageDown}');
    expect(day('Saturday, 28 February 2026')).toHaveFocus();
  });

  test('stays within the limits', async () => {
    const onValueChange = spy();
    const { user } = await open({ min: '2026-11-10', max: '2026-11-20', onValueChange });
    await user.keyboard('{PageUp}');
    expect(day('Tuesday, 10 November 2026')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(grids()).toEqual(['November 2026']);
    expect(day('Saturday, 21 November 2026')).toHaveAttribute('aria-disabled', 'true');
    await user.click(day('Saturday, 21 November 2026'));
    await user.click(day('Friday, 20 November 2026'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('buttons show other months, and keep focus', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(grids()).toEqual(['October 2026']);
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(day('Sunday, 11 October 2026')).toHaveFocus();
  });

  test('shows two months where there is room', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as never);
    const { user } = await open();
    expect(grids()).toEqual(['November 2026', 'December 2026']);
    await user.keyboard('{PageDown}');
    expect(grids()).toEqual(['November 2026', 'December 2026']);
    await user.keyboard('{PageDown}');
    expect(grids()).toEqual(['December 2026', 'January 2027']);
  });

  test('Escape closes it without a change', async () => {
    const onValueChange = spy();
    const { user } = await open({ onValueChange });
    await user.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger()).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test.each([
    ['UTC', '30'],
    ['Asia/Tokyo', '1'],
  ])('today in %s is the %s', async (timeZone, today) => {
    await open({ timeZone, defaultValue: undefined });
    const current = screen.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'date');
    expect(current).toHaveTextContent(today);
    expect(current).toHaveFocus();
  });

  test.each([
    ['en-GB', 'Mon', 'November 2026'],
    ['en-US', 'Sun', 'November 2026'],
    ['ru', 'пн', 'ноябрь 2026 г.'],
    // The Gregorian calendar, as in the inputs, although Thailand counts other years.
    ['th', 'อาทิตย์', 'พฤศจิกายน 2026'],
  ])('weeks and names in %s', async (locale, first, title) => {
    await open({ locale });
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(first);
    expect(grids()).toEqual([title]);
  });

  test('starts weeks by region where the browser does not tell', async () => {
    vi.stubGlobal('Intl', {
      ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
      Locale: class extends Intl.Locale {
        getWeekInfo = undefined;
      },
    });
    await open({ locale: 'ar-EG' });
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('السبت');
    vi.unstubAllGlobals();
  });
});

describe('presets', () => {
  const presets = [{ label: 'Last 7 days', range: (today: string) => ({ from: addDays(today, -6), to: today }) }];

  test('choose a range within the limits with one press', async () => {
    const onValueChange = spy();
    const { user } = await open({ presets, presetsLabel: 'Frequent', max: '2026-11-28', onValueChange });
    const group = screen.getByRole('group', { name: 'Frequent' });
    await user.click(within(group).getByRole('button', { name: 'Last 7 days' }));
    expect(onValueChange.mock.calls).toEqual([[{ from: '2026-11-24', to: '2026-11-28' }]]);
    await user.click(trigger());
    expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('states', () => {
  test('a read-only field has no calendar, a disabled one a disabled button', () => {
    const { rerender } = render(element({ readOnly: true }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(from()).toHaveAttribute('readonly');
    rerender(element({ disabled: true }));
    expect(trigger()).toBeDisabled();
    expect(to()).toBeDisabled();
  });

  test('an error is linked to the group, and removed once a choice is valid', async () => {
    const messages = { valueMissing: 'Choose both days.' };
    const { container } = render(<form>{element({ required: true, messages })}</form>);
    act(() => void container.querySelector('form')?.reportValidity());
    expect(screen.getByText('Choose both days.')).toBeInTheDocument();
    await userEvent.click(trigger());
    await userEvent.click(day('Sunday, 1 November 2026'));
    await userEvent.click(day('Monday, 2 November 2026'));
    await waitFor(() => expect(screen.queryByText('Choose both days.')).toBeNull());
  });

  test('works in StrictMode', async () => {
    render(<StrictMode>{element({ defaultValue: november })}</StrictMode>);
    await userEvent.click(trigger());
    expect(day('Wednesday, 11 November 2026')).toHaveFocus();
  });
});
