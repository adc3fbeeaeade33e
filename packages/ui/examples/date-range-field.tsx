import { addDays, DateRangeField } from '@hoster/ui/date-range-field';

export function Example() {
  return (
    <DateRangeField
      legend="Period"
      fromName="from"
      toName="to"
      fromLabel="From"
      toLabel="To"
      defaultValue={{ from: '2026-11-01', to: '2026-11-30' }}
      locale="en-GB"
      timeZone="UTC"
      timeZoneLabel="Days start at midnight UTC."
      calendarLabel="Choose dates"
      previousLabel="Previous month"
      nextLabel="Next month"
      startPrompt="Choose the first day"
      endPrompt="Choose the last day"
      presetsLabel="Frequent periods"
      presets={[
        { label: 'Last 7 days', range: (today) => ({ from: addDays(today, -6), to: today }) },
        { label: 'This month', range: (today) => ({ from: `${today.slice(0, 8)}01`, to: today }) },
      ]}
      messages={{
        valueMissing: 'Choose both days.',
        badInput: 'Enter a whole date.',
        rangeUnderflow: 'Choose a last day that isn’t before the first.',
      }}
    />
  );
}
