import { Accordion } from '@base-ui/react/accordion';
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { Drawer } from '@base-ui/react/drawer';
import { Field } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import { Select } from '@base-ui/react/select';
import { Slider } from '@base-ui/react/slider';
import { Tabs } from '@base-ui/react/tabs';
import { Toast } from '@base-ui/react/toast';
import { choices } from '../parts.js';

export const title = 'Base UI (no styles)';
export const missing = [];

export const drawn = {
  button: (text) => <Button>{text}</Button>,
  'text field': (text) => (
    <Field.Root>
      <Field.Label>{text}</Field.Label>
      <Field.Control />
    </Field.Root>
  ),
  checkbox: (text) => (
    <label>
      <Checkbox.Root>
        <Checkbox.Indicator />
      </Checkbox.Root>
      {text}
    </label>
  ),
  select: (text) => (
    <Select.Root items={choices} defaultValue="ams">
      <Select.Trigger aria-label={text}>
        <Select.Value />
        <Select.Icon />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner>
          <Select.Popup>
            {choices.map(({ value, label }) => (
              <Select.Item key={value} value={value}>
                <Select.ItemIndicator />
                <Select.ItemText>{label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  ),
  tabs: (text) => (
    <Tabs.Root defaultValue="a">
      <Tabs.List>
        <Tabs.Tab value="a">{text}</Tabs.Tab>
        <Tabs.Tab value="b">Second</Tabs.Tab>
        <Tabs.Tab value="c">Third</Tabs.Tab>
        <Tabs.Indicator />
      </Tabs.List>
      <Tabs.Panel value="a">First</Tabs.Panel>
      <Tabs.Panel value="b">Second</Tabs.Panel>
      <Tabs.Panel value="c">Third</Tabs.Panel>
    </Tabs.Root>
  ),
  slider: (text) => (
    <Slider.Root defaultValue={40}>
      <Slider.Value />
      <Slider.Control>
        <Slider.Track>
          <Slider.Indicator />
          <Slider.Thumb aria-label={text} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  ),
  accordion: (text) => (
    <Accordion.Root>
      {[text, 'Second'].map((label, index) => (
        <Accordion.Item key={index} value={index}>
          <Accordion.Header>
            <Accordion.Trigger>{label}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Panel>{label}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  ),
};

function List() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast}>
      <Toast.Content>
        <Toast.Title />
        <Toast.Description />
        <Toast.Close />
      </Toast.Content>
    </Toast.Root>
  ));
}

export const rest = () => (
  <>
    <Drawer.Root open>
      <Drawer.Portal>
        <Drawer.Backdrop />
        <Drawer.Viewport>
          <Drawer.Popup>
            <Drawer.Content>
              <Drawer.Title>Title</Drawer.Title>
              <Drawer.Close>Close</Drawer.Close>
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
    <OTPField.Root length={6}>
      <OTPField.Input />
    </OTPField.Root>
  </>
);
