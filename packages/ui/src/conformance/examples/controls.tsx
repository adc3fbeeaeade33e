import { Server } from '../../icons/index.ts';
import * as ui from '../../index.ts';
import { type Examples, nothing } from './example.ts';

const options = [
  { value: 'a', label: 'A', title: 'A' },
  { value: 'b', label: 'B', title: 'B', disabledReason: 'Sold out' },
];

/** Controls and fields. */
export const controls: Examples = {
  Banner: {
    draw: (given) => (
      <ui.Banner {...given} label="Announcement" tone="info" onDismiss={nothing} dismissLabel="Dismiss">
        Planned work.
      </ui.Banner>
    ),
  },
  Button: {
    draw: (given) => (
      <ui.Button {...given} variant="action" leading={<ui.Icon icon={Server} />} loading loadingLabel="Ordering">
        Order
      </ui.Button>
    ),
  },
  Checkbox: {
    control: 'input',
    draw: (given) => <ui.Checkbox {...given} label="Agree" hint="To all" error="Agree first" indeterminate />,
  },
  CheckboxGroup: {
    draw: (given) => (
      <ui.CheckboxGroup {...given} legend="Disks" allLabel="All" options={options} defaultValue={['a']} />
    ),
  },
  CodeInput: { control: 'input', draw: (given) => <ui.CodeInput {...given} label="Code" hint="Six digits" /> },
  CodeResend: {
    draw: (given) => (
      <ui.CodeResend
        {...given}
        label="Send again"
        seconds={30}
        sent={1}
        format={(left) => `0:${left}`}
        waitLabel={(left) => `Possible again in ${left} seconds`}
        readyLabel="You can ask for a new code"
        sentLabel="A new code has been sent"
        now={() => 0}
      />
    ),
  },
  Combobox: {
    control: 'select',
    draw: (given) => (
      <ui.Combobox
        {...given}
        label="Country"
        options={[{ value: 'de', label: 'Germany' }]}
        emptyLabel="No such country"
        countLabel={(count) => `${count} countries`}
      />
    ),
  },
  Countdown: {
    draw: (given) => (
      <ui.Countdown {...given} label="Time left" seconds={60} now={() => 0} format={(left) => `${left} s`} />
    ),
  },
  DateRangeField: {
    draw: (given) => (
      <ui.DateRangeField
        {...given}
        legend="Period"
        fromLabel="From"
        toLabel="To"
        locale="en-GB"
        timeZone="UTC"
        timeZoneLabel="Days in UTC"
        calendarLabel="Choose dates"
        previousLabel="Previous month"
        nextLabel="Next month"
        startPrompt="Choose the first day"
        endPrompt="Choose the last day"
      />
    ),
  },
  Field: {
    draw: (given) => (
      <ui.Field {...given} label="Colour" hint="Any">
        {(control) => <input type="color" {...control} />}
      </ui.Field>
    ),
  },
  FileField: {
    control: 'input',
    draw: (given) => (
      <ui.FileField
        {...given}
        label="Attachments"
        multiple
        files={[
          { id: '1', name: 'a.pdf', size: 1, state: 'uploading', progress: 0.5 },
          { id: '2', name: 'b.pdf', size: 1, state: 'failed' },
        ]}
        chooseLabel="Choose files"
        dropLabel="or drop them here"
        limitsLabel="Up to 10 MB"
        sizeLabel={(bytes) => `${bytes} bytes`}
        stateLabel={({ state }) => state}
        removeLabel={(name) => `Remove ${name}`}
        cancelLabel={(name) => `Cancel ${name}`}
        retryLabel={(name) => `Retry ${name}`}
        addedLabel={(names) => `Added ${names.join(', ')}`}
        removedLabel={(names) => `Removed ${names.join(', ')}`}
        rejectedLabel={({ name }) => `${name} wasn’t added`}
        onCancel={nothing}
        onRetry={nothing}
      />
    ),
  },
  FormErrors: {
    draw: (given) => <ui.FormErrors {...given} title="One thing" errors={[{ text: 'Wrong', fieldId: 'x' }]} />,
  },
  IconButton: { draw: (given) => <ui.IconButton {...given} label="Delete" icon={<ui.Icon icon={Server} />} /> },
  LoadMore: {
    draw: (given) => (
      <ui.LoadMore
        {...given}
        href="?page=2"
        label="Show more"
        onLoadMore={nothing}
        shown={24}
        total={130}
        countLabel={(shown, total) => `${shown} of ${total}`}
        loadingLabel="Loading"
        retryLabel="Try again"
        endLabel="These are all"
      />
    ),
  },
  MultiCombobox: {
    control: 'select',
    draw: (given) => (
      <ui.MultiCombobox
        {...given}
        label="Countries"
        options={[
          { value: 'de', label: 'Germany' },
          { value: 'nl', label: 'Netherlands' },
        ]}
        defaultValue={['de']}
        emptyLabel="No such country"
        countLabel={(count) => `${count} countries`}
        removeLabel={(label) => `Remove ${label}`}
        addedLabel={(labels) => `Added ${labels.join(', ')}`}
        removedLabel={(labels) => `Removed ${labels.join(', ')}`}
        clearLabel="Clear"
      />
    ),
  },
  NumberField: {
    control: 'input',
    draw: (given) => (
      <ui.NumberField
        {...given}
        label="Memory"
        defaultValue={4}
        min={1}
        increaseLabel="More"
        decreaseLabel="Less"
        unit="GB"
      />
    ),
  },
  PasswordField: {
    control: 'input',
    draw: (given) => (
      <ui.PasswordField
        {...given}
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="new-password"
        strength="Weak"
      />
    ),
  },
  RadioTabs: {
    draw: (given) => (
      <ui.RadioTabs
        {...given}
        label="Source"
        name="source"
        defaultValue="a"
        tabs={[
          { value: 'a', label: 'A', content: 'First' },
          { value: 'b', label: 'B', content: 'Second' },
        ]}
      />
    ),
  },
  RadioTileList: {
    draw: (given) => <ui.RadioTileList {...given} name="list" options={options} value="a" onValueChange={nothing} />,
  },
  RadioTileRows: {
    draw: (given) => (
      <ui.RadioTileRows
        {...given}
        name="rows"
        value="a"
        onValueChange={nothing}
        countLabel={(count) => `${count} versions`}
        rows={[
          { label: 'Debian', options },
          { label: 'Ubuntu', options: ['1', '2', '3', '4', '5'].map((value) => ({ value, title: value })) },
        ]}
      />
    ),
  },
  RadioTiles: {
    draw: (given) => (
      <ui.RadioTiles
        {...given}
        id="tiles"
        legend="Plan"
        name="tiles"
        options={options}
        value="a"
        onValueChange={nothing}
        error="Choose."
        revealed="Field"
      />
    ),
  },
  RadioBars: {
    draw: (given) => (
      <ui.RadioBars
        {...given}
        id="bars"
        legend="Plan"
        name="bars"
        options={[{ value: 'a', label: 'Small', note: '−5%', bars: [0.5] }]}
        defaultValue="a"
        series={['RAM']}
      />
    ),
  },
  RadioCards: {
    draw: (given) => <ui.RadioCards {...given} legend="Plan" name="plan" options={options} defaultValue="a" />,
  },
  RadioGroup: {
    draw: (given) => <ui.RadioGroup {...given} legend="Pay" name="period" options={options} defaultValue="a" inline />,
  },
  RangeFilter: {
    draw: (given) => (
      <ui.RangeFilter
        {...given}
        legend="Price"
        fromLabel="From"
        toLabel="To"
        value={[20, 80]}
        onValueChange={nothing}
        valueText={(value) => `€${value}`}
        resetLabel="Reset"
        swappedMessage="Swapped"
        counts={[1, 2, 3]}
        resultText="23 plans"
        unit="€"
      />
    ),
  },
  SearchField: {
    control: 'input',
    draw: (given) => <ui.SearchField {...given} label="Search" clearLabel="Clear" defaultValue="ip" />,
  },
  Select: {
    control: 'select',
    draw: (given) => <ui.Select {...given} label="Country" placeholder="Choose" options={options} defaultValue="a" />,
  },
  SuggestField: {
    control: 'input',
    draw: (given) => (
      <ui.SuggestField {...given} label="Search" suggestions={[]} listLabel="Articles" countLabel={String} />
    ),
  },
  Slider: {
    draw: (given) => <ui.Slider {...given} label="Memory" valueText={(value) => `${value} GB`} defaultValue={4} />,
  },
  Switch: {
    control: 'input',
    draw: (given) => <ui.Switch {...given} label="Renew" hint="Each month" defaultChecked />,
  },
  TextArea: {
    control: 'textarea',
    draw: (given) => (
      <ui.TextArea
        {...given}
        label="Comment"
        maxLength={10}
        counterLabel={(left) => `${left} left`}
        defaultValue="Text"
      />
    ),
  },
  TextEditor: {
    control: 'textarea',
    draw: (given) => (
      <ui.TextEditor
        {...given}
        label="Reply"
        hint="In Markdown"
        toolbarLabel="Formatting"
        actions={{ bold: 'Bold', link: 'Insert link' }}
        shortcutLabel={(name, key) => `${name} (Ctrl+${key})`}
        maxLength={100}
        counterLabel={(left) => `${left} left`}
        renderPreview={(text) => text}
        previewLabels={{
          tabs: 'Text or preview',
          write: 'Write',
          preview: 'Preview',
          loading: 'Loading preview',
          empty: 'Nothing to preview',
          failed: 'No preview',
          retry: 'Try again',
        }}
        attachments={<p>Attachments</p>}
      />
    ),
  },
  TextField: {
    control: 'input',
    draw: (given) => (
      <ui.TextField
        {...given}
        label="Name"
        hint="As written"
        error={['Too long']}
        leading="€"
        trailing="EUR"
        requirement="optional"
      />
    ),
  },
  ThemePicker: {
    draw: (given) => <ui.ThemePicker {...given} legend="Theme" options={[{ value: 'dark', label: 'Dark' }]} />,
  },
  VolumeSlider: {
    draw: (given) => (
      <ui.VolumeSlider
        {...given}
        label="Volume"
        volumes={[64, 128, 256]}
        valueText={(value) => `${value} GB`}
        limit={{ value: 128, reason: 'Your quota' }}
      />
    ),
  },
};
