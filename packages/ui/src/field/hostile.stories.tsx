import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeInput } from '../code-input/code-input.tsx';
import { CodeResend } from '../code-input/code-resend.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { FileField } from '../file-field/file-field.tsx';
import { FormErrors } from '../form-errors/form-errors.tsx';
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Price } from '../price/price.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RangeFilter } from '../range-filter/range-filter.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextEditor } from '../text-editor/text-editor.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { VolumeSlider } from '../volume-slider/volume-slider.tsx';
import { Field } from './field.tsx';

/** Fields and values with texts that could break layouts. */
const meta: Meta = { title: 'Tests/Together/Hostile texts', tags: ['!autodocs'] };
export default meta;

const noop = (): undefined => undefined;

/** All fields and values, with `word` in every text. */
function Everything({ word }: { word: string }) {
  const texts = { label: word, hint: word, error: word, requirement: word };
  const group = { legend: word, hint: word, error: word, requirement: word };
  const options = [
    { value: 'a', label: word, hint: word },
    { value: 'b', label: 'B' },
  ];
  const all: Record<string, ReactNode> = {
    text: <TextField {...texts} maxLength={300} counterLabel={(left) => `${left} ${word}`} />,
    area: <TextArea {...texts} />,
    editor: (
      <TextEditor
        {...texts}
        toolbarLabel={word}
        actions={{ bold: word, list: word }}
        shortcutLabel={String}
        renderPreview={(text) => text}
        previewLabels={{
          tabs: word,
          write: word,
          preview: word,
          loading: word,
          empty: word,
          failed: word,
          retry: word,
        }}
      />
    ),
    password: <PasswordField {...texts} showLabel="Show" hideLabel="Hide" autoComplete="new-password" />,
    search: <SearchField {...texts} clearLabel="Clear" defaultValue={word} />,
    select: <Select {...texts} options={options} />,
    combobox: (
      <Combobox
        {...texts}
        options={options}
        defaultValue="a"
        emptyLabel={word}
        countLabel={String}
        clearLabel="Clear"
      />
    ),
    combos: (
      <MultiCombobox
        {...texts}
        options={options}
        defaultValue={['a', 'b']}
        emptyLabel={word}
        countLabel={String}
        removeLabel={String}
        addedLabel={String}
        removedLabel={String}
        clearLabel="Clear"
      />
    ),
    files: (
      <FileField
        {...texts}
        files={[
          { id: 'a', name: word, size: 1, state: 'uploading', progress: 0.5 },
          { id: 'b', name: word, size: 1, state: 'failed' },
        ]}
        chooseLabel={word}
        dropLabel={word}
        limitsLabel={word}
        sizeLabel={() => word}
        stateLabel={() => word}
        removeLabel={String}
        cancelLabel={String}
        retryLabel={String}
        addedLabel={String}
        removedLabel={String}
        rejectedLabel={() => word}
        onCancel={noop}
        onRetry={noop}
      />
    ),
    dates: (
      <DateRangeField
        {...group}
        fromLabel={word}
        toLabel={word}
        locale="en-GB"
        timeZone="UTC"
        timeZoneLabel={word}
        calendarLabel={word}
        previousLabel={word}
        nextLabel={word}
        startPrompt={word}
        endPrompt={word}
      />
    ),
    number: <NumberField {...texts} unit={word} defaultValue={1_234_567} increaseLabel="More" decreaseLabel="Less" />,
    code: (
      <CodeInput
        {...texts}
        length={8}
        resend={
          <CodeResend
            label="Send again"
            seconds={60}
            sent={1}
            format={(left) => `0:${left}`}
            waitLabel={String}
            readyLabel="Ready"
            sentLabel="Sent"
          />
        }
      />
    ),
    field: <Field {...texts}>{(control) => <input {...control} />}</Field>,
    checkbox: <Checkbox label={word} hint={word} error={word} />,
    checkboxes: <CheckboxGroup {...group} options={options} allLabel={word} />,
    radios: <RadioGroup {...group} name="radios" options={options} />,
    cards: (
      <RadioCards
        {...group}
        name="cards"
        options={[
          { value: 'a', title: word, price: word, description: word, badge: <Badge>New</Badge> },
          { value: 'b', title: 'B', price: word, disabledReason: word },
        ]}
      />
    ),
    switch: <Switch label={word} hint={word} />,
    errors: <FormErrors title={word} errors={[{ text: word }, { text: word, fieldId: 'city' }]} />,
    slider: <Slider label={word} valueText={() => word} limit={{ value: 80, reason: word }} defaultValue={50} />,
    volume: <VolumeSlider label={word} volumes={[1, 2, 4]} valueText={() => word} defaultValue={2} />,
    range: (
      <RangeFilter
        legend={word}
        fromLabel="From"
        toLabel="To"
        value={[0, 100_000_000]}
        max={100_000_000}
        onValueChange={noop}
        valueText={() => word}
        unit={word}
        resetLabel={word}
        swappedMessage="Swapped"
        counts={[1, 2, 3]}
      />
    ),
    price: (
      <Price
        amount={{ cents: 123_456_789_00 }}
        old={{ cents: 223_456_789_00 }}
        oldLabel="instead of"
        currency={{ short: 'RUB' }}
        locale="ru"
        size="large"
        from="from"
        period="per month"
        note={word}
        discount="−44 %"
      />
    ),
    badge: <Badge tone="warning">{word}</Badge>,
    status: <Status tone="danger">{word}</Status>,
    banner: (
      <Banner label={word} onDismiss={noop} dismissLabel="Dismiss">
        {word}
      </Banner>
    ),
    breadcrumbs: <Breadcrumbs label="Path" items={[{ label: word, href: '#a' }, { label: word }]} />,
  };
  return (
    <Stack gap={24}>
      {Object.entries(all).map(([name, element]) => (
        <div key={name} data-case={name}>
          {element}
        </div>
      ))}
    </Stack>
  );
}

/** Two hundred characters without a break, as in addresses and keys. */
export const LongWords: StoryObj = { render: () => <Everything word={'Wrapped'.repeat(29)} /> };

/** A number with a Latin unit, which must keep its order in right-to-left text. */
export const Figures: StoryObj = { render: () => <Everything word="8 GB" /> };

const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'no', label: 'Norway' },
];
const disks = [
  { value: 'nvme', label: 'NVMe' },
  { value: 'ssd', label: 'SSD' },
];

/** Resetting restores all initial values. */
export const InAForm: StoryObj = {
  render: () => (
    <form aria-label="Server">
      <Stack gap={24}>
        <Slider label="Memory" name="memory" max={16} defaultValue={8} valueText={(value) => `${value} GB`} />
        <Combobox
          label="Country"
          name="country"
          options={countries}
          defaultValue="de"
          emptyLabel="None"
          countLabel={String}
        />
        <NumberField label="Cores" name="cores" defaultValue={4} increaseLabel="More" decreaseLabel="Less" />
        <SearchField label="Search" name="q" clearLabel="Clear" />
        <CheckboxGroup legend="Disks" name="disk" options={disks} defaultValue={['ssd']} />
        <TextField
          label="Email"
          type="email"
          messages={{ typeMismatch: 'An email address has an @.' }}
          reserveMessage
        />
        <Button type="reset">Reset</Button>
      </Stack>
    </form>
  ),
};
