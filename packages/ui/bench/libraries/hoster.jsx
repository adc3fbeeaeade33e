import { Accordion, AccordionItem } from '@hoster/ui/accordion';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { CodeInput } from '@hoster/ui/code-input';
import { RangeFilter } from '@hoster/ui/range-filter';
import { Select } from '@hoster/ui/select';
import { SideDialog } from '@hoster/ui/side-dialog';
import { Slider } from '@hoster/ui/slider';
import { Tabs } from '@hoster/ui/tabs';
import { TextField } from '@hoster/ui/text-field';
import { createToaster } from '@hoster/ui/toaster';
import { Toasts } from '@hoster/ui/toasts';
import { choices, nothing } from '../parts.js';

export const title = '@hoster/ui, native select';
export const missing = [];

export const drawn = {
  button: (text) => <Button variant="action">{text}</Button>,
  'text field': (text) => <TextField label={text} />,
  checkbox: (text) => <Checkbox label={text} />,
  select: (text) => <Select label={text} options={choices} />,
  tabs: (text) => (
    <Tabs
      label={text}
      items={[
        { id: 'a', label: text, content: 'First' },
        { id: 'b', label: 'Second', content: 'Second' },
        { id: 'c', label: 'Third', content: 'Third' },
      ]}
    />
  ),
  slider: (text) => <Slider label={text} min={0} max={100} step={1} defaultValue={40} valueText={String} />,
  accordion: (text) => (
    <Accordion>
      <AccordionItem value="a" title={text}>
        First
      </AccordionItem>
      <AccordionItem value="b" title="Second">
        Second
      </AccordionItem>
    </Accordion>
  ),
};

const toaster = createToaster();
export const rest = () => (
  <>
    <SideDialog open onClose={nothing} title="Title" closeLabel="Close">
      Content
    </SideDialog>
    <RangeFilter
      legend="Price"
      fromLabel="From"
      toLabel="To"
      value={[10, 40]}
      onValueChange={nothing}
      valueText={String}
      resetLabel="Reset"
      swappedMessage="Swapped"
    />
    <Toasts toaster={toaster} label="Notifications" closeLabel="Close" toneLabels={{}} />
    <CodeInput label="Code" length={6} />
  </>
);
