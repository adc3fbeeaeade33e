import '@radix-ui/themes/styles.css';
import { Button, Checkbox, Dialog, Select, Slider, Tabs, Text, TextField, Theme } from '@radix-ui/themes';
import { choices } from '../parts.js';

export const title = 'Radix Themes';
export const missing = ['side dialog (a centred one instead)', 'accordion', 'toasts', 'code input'];
export const Provider = Theme;

export const drawn = {
  button: (text) => <Button>{text}</Button>,
  'text field': (text) => (
    <Text as="label">
      {text}
      <TextField.Root />
    </Text>
  ),
  checkbox: (text) => (
    <Text as="label">
      <Checkbox /> {text}
    </Text>
  ),
  select: (text) => (
    <Select.Root defaultValue="ams">
      <Select.Trigger aria-label={text} />
      <Select.Content>
        {choices.map(({ value, label }) => (
          <Select.Item key={value} value={value}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  ),
  tabs: (text) => (
    <Tabs.Root defaultValue="a">
      <Tabs.List>
        <Tabs.Trigger value="a">{text}</Tabs.Trigger>
        <Tabs.Trigger value="b">Second</Tabs.Trigger>
        <Tabs.Trigger value="c">Third</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="a">First</Tabs.Content>
      <Tabs.Content value="b">Second</Tabs.Content>
      <Tabs.Content value="c">Third</Tabs.Content>
    </Tabs.Root>
  ),
  slider: (text) => <Slider aria-label={text} defaultValue={[40]} />,
};

export const rest = () => (
  <Dialog.Root open>
    <Dialog.Content>
      <Dialog.Title>Title</Dialog.Title>
      Content
      <Dialog.Close>
        <Button>Close</Button>
      </Dialog.Close>
    </Dialog.Content>
  </Dialog.Root>
);
