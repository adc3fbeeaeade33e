'use client';

import { useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useFieldIds } from '../field/field-ids.ts';
import { GroupFrame, type GroupFrameProps } from '../field/group-frame.tsx';
import { useEarlyInput } from '../field/use-early-input.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LineIcon } from '../layers/line-icon.tsx';
import * as popupCss from '../popup/popup.css.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { usePopup } from '../popup/use-popup.ts';
import * as box from '../text-field/text-field.css.ts';
import { Calendar, type CalendarTexts, type DateRangePreset } from './calendar.tsx';
import * as css from './date-range-field.css.ts';
import { type DateRange, isDate } from './dates.ts';
import { formatsOf } from './locale.ts';

export type { DateRangePreset } from './calendar.tsx';

interface DateRangeFieldBase extends Omit<GroupFrameProps, 'id' | 'name' | 'children' | 'describedBy'>, CalendarTexts {
  /** Id of the group, the target of links in FormErrors. */
  id?: string | undefined;
  /** Form field name of the first day. */
  fromName?: string | undefined;
  /** Form field name of the last day. */
  toName?: string | undefined;
  /** The chosen days (controlled). */
  value?: DateRange | undefined;
  /** The initially chosen days (uncontrolled). */
  defaultValue?: DateRange | undefined;
  /** Called with the days as they are typed or chosen. While a day is incomplete, it's empty. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** The earliest day: "2026-01-01". */
  min?: string | undefined;
  /** The latest day. */
  max?: string | undefined;
  /** Whether both days are required. @default false */
  required?: boolean | undefined;
  /** Shows the days without a way to change them. @default false */
  readOnly?: boolean | undefined;
  /**
   * Language of the calendar: "en-GB". Also decides on which day weeks start. The two fields are the browser's own and
   * show dates in its format.
   */
  locale: string;
  /** First day of the week, from 0 for Sunday to 6. @default that of `locale` */
  weekStart?: number | undefined;
  /** IANA name of the time zone in which a day starts and ends: "Europe/Berlin". Decides which day is today. */
  timeZone: string;
  /** Says which time zone the days are in: "Days start at midnight UTC". */
  timeZoneLabel: string;
  /** Name of the button and of the calendar that it opens: "Choose dates". */
  calendarLabel: string;
}

/** Presets are a group with a name. */
type Presets =
  | { presets?: undefined; presetsLabel?: undefined }
  | { presets: readonly DateRangePreset[]; presetsLabel: string };

export type DateRangeFieldProps = DateRangeFieldBase & Presets;

const CALENDAR = 'M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18';
const NONE: DateRange = { from: '', to: '' };

/** A calendar that can be read, or the day that is typed. */
const readable = ({ from, to }: DateRange): DateRange => ({ from: isDate(from) ? from : '', to: isDate(to) ? to : '' });

/**
 * A first and a last day: two native date inputs to type in, with a calendar and presets. Without JavaScript, the
 * browser's own calendars choose the days.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { fromName, toName, value, defaultValue = NONE, onValueChange, min, max, required, id: ownId, ...more } = props;
  const { locale, weekStart, timeZone, timeZoneLabel, calendarLabel, readOnly, presets, presetsLabel, ...rest } = more;
  const { fromLabel, toLabel, previousLabel, nextLabel, startPrompt, endPrompt, ...frame } = rest;
  const { id, control } = useFieldIds(frame, ownId);
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const fields = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { open, setOpen, closeToTrigger, root, trigger, popup, popupId, triggerProps } = usePopup({});
  usePlacement(open, trigger, popup, 'bottom', 'end');

  const set = (next: DateRange): void => {
    setOwn(next);
    onValueChange?.(next);
  };
  useEarlyInput(() => {
    const typed = { from: from.current?.value ?? '', to: to.current?.value ?? '' };
    if (typed.from === current.from && typed.to === current.to) return false;
    set(typed);
    return true;
  });
  const [first] = useState(current);
  useFormReset(fields, () => set(first));
  const choose = (range: DateRange): void => {
    closeToTrigger();
    set(range);
    setSaid(formatsOf(locale).range(range.from, range.to));
    // Validation reads the inputs, which change without an event of their own.
    requestAnimationFrame(() => to.current?.dispatchEvent(new Event('input', { bubbles: true })));
  };

  const off = frame.disabled === true;
  const shared = { type: 'date', required, readOnly, disabled: off, 'aria-invalid': control['aria-invalid'], max };
  const inputClass = classNames(box.input, box.tall, css.input);
  const typeIn = (part: keyof DateRange) => (event: { currentTarget: HTMLInputElement }) =>
    set({ ...current, [part]: event.currentTarget.value });
  return (
    <GroupFrame
      {...frame}
      id={id}
      name="date-range-field"
      describedBy={classNames(control['aria-describedby'], `${id}-zone`)}
    >
      <div ref={fields} className={css.fields}>
        <div data-part="from" className={css.field}>
          <label htmlFor={`${id}-from`} className={css.label}>
            <bdi>{fromLabel}</bdi>
          </label>
          <div className={classNames(box.box, box.size.medium)}>
            <input
              {...shared}
              ref={from}
              id={`${id}-from`}
              name={fromName}
              min={min}
              value={current.from}
              className={inputClass}
              onChange={typeIn('from')}
            />
          </div>
        </div>
        <div data-part="to" className={css.field}>
          <label htmlFor={`${id}-to`} className={css.label}>
            <bdi>{toLabel}</bdi>
          </label>
          <div className={classNames(box.box, box.size.medium)}>
            <input
              {...shared}
              ref={to}
              id={`${id}-to`}
              name={toName}
              // Not before the first day.
              min={isDate(current.from) ? current.from : min}
              value={current.to}
              className={inputClass}
              onChange={typeIn('to')}
            />
          </div>
        </div>
        <div ref={root} className={classNames(popupCss.root, css.button)}>
          {readOnly ? null : (
            <IconButton
              {...triggerProps}
              variant="secondary"
              label={calendarLabel}
              icon={<LineIcon path={CALENDAR} size={20} />}
              aria-haspopup="dialog"
              disabled={off}
              onClick={() => setOpen(!open)}
            />
          )}
          {open ? (
            <div
              ref={popup}
              id={popupId}
              popover="manual"
              role="dialog"
              aria-label={calendarLabel}
              tabIndex={-1}
              data-part="popup"
              className={classNames(popupCss.surface, css.popup)}
            >
              <Calendar
                range={readable(current)}
                {...{ min, max, locale, timeZone, weekStart, presetsLabel }}
                {...{ fromLabel, toLabel, previousLabel, nextLabel, startPrompt, endPrompt }}
                presets={presets ?? []}
                onChoose={choose}
              />
            </div>
          ) : null}
        </div>
      </div>
      <div id={`${id}-zone`} data-part="zone" className={css.zone}>
        <bdi>{timeZoneLabel}</bdi>
      </div>
      <span role="status" className={css.spoken}>
        <span key={said}>{said}</span>
      </span>
    </GroupFrame>
  );
}
