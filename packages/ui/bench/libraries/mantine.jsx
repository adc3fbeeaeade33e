import '@mantine/core/styles/global.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Accordion.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/PinInput.css';
import '@mantine/core/styles/Slider.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/notifications/styles.css';
import {
  Accordion,
  Button,
  Checkbox,
  Drawer,
  MantineProvider,
  PinInput,
  RangeSlider,
  Select,
  Slider,
  Tabs,
  TextInput,
} from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { choices, nothing } from '../parts.js';

export const title = 'Mantine';
export const missing = [];
export const Provider = MantineProvider;
export const show = notifications.show;

export const drawn = {
  button: (text) => <Button>{text}</Button>,
  'text field': (text) => <TextInput label={text} />,
  checkbox: (text) => <Checkbox label={text} />,
  select: (text) => <Select label={text} data={choices} defaultValue="ams" />,
  tabs: (text) => (
    <Tabs defaultValue="a">
      <Tabs.List>
        <Tabs.Tab value="a">{text}</Tabs.Tab>
        <Tabs.Tab value="b">Second</Tabs.Tab>
        <Tabs.Tab value="c">Third</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="a">First</Tabs.Panel>
      <Tabs.Panel value="b">Second</Tabs.Panel>
      <Tabs.Panel value="c">Third</Tabs.Panel>
    </Tabs>
  ),
  slider: (text) => <Slider aria-label={text} defaultValue={40} />,
  accordion: (text) => (
    <Accordion>
      {[text, 'Second'].map((label, index) => (
        <Accordion.Item key={index} value={String(index)}>
          <Accordion.Control>{label}</Accordion.Control>
          <Accordion.Panel>{label}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  ),
};

export const rest = () => (
  <>
    <Drawer opened onClose={nothing} title="Title">
      Content
    </Drawer>
    <RangeSlider defaultValue={[10, 40]} />
    <PinInput length={6} oneTimeCode />
    <Notifications />
  </>
);
