import {
  Accordion,
  Button,
  ChakraProvider,
  Checkbox,
  createListCollection,
  createToaster,
  defaultSystem,
  Drawer,
  Field,
  Input,
  PinInput,
  Portal,
  Select,
  Slider,
  Tabs,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import { choices, nothing } from '../parts.js';

export const title = 'Chakra';
export const missing = [];
export const Provider = ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;

const collection = createListCollection({ items: choices });

export const drawn = {
  button: (text) => <Button>{text}</Button>,
  'text field': (text) => (
    <Field.Root>
      <Field.Label>{text}</Field.Label>
      <Input />
    </Field.Root>
  ),
  checkbox: (text) => (
    <Checkbox.Root>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{text}</Checkbox.Label>
    </Checkbox.Root>
  ),
  select: (text) => (
    <Select.Root collection={collection} defaultValue={['ams']}>
      <Select.HiddenSelect />
      <Select.Label>{text}</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {choices.map((item) => (
              <Select.Item item={item} key={item.value}>
                {item.label}
                <Select.ItemIndicator />
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  ),
  tabs: (text) => (
    <Tabs.Root defaultValue="a">
      <Tabs.List>
        <Tabs.Trigger value="a">{text}</Tabs.Trigger>
        <Tabs.Trigger value="b">Second</Tabs.Trigger>
        <Tabs.Trigger value="c">Third</Tabs.Trigger>
        <Tabs.Indicator />
      </Tabs.List>
      <Tabs.Content value="a">First</Tabs.Content>
      <Tabs.Content value="b">Second</Tabs.Content>
      <Tabs.Content value="c">Third</Tabs.Content>
    </Tabs.Root>
  ),
  slider: (text) => (
    <Slider.Root defaultValue={[40]}>
      <Slider.Label>{text}</Slider.Label>
      <Slider.ValueText />
      <Slider.Control>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumbs />
      </Slider.Control>
    </Slider.Root>
  ),
  accordion: (text) => (
    <Accordion.Root>
      {[text, 'Second'].map((label, index) => (
        <Accordion.Item key={index} value={String(index)}>
          <Accordion.ItemTrigger>
            {label}
            <Accordion.ItemIndicator />
          </Accordion.ItemTrigger>
          <Accordion.ItemContent>
            <Accordion.ItemBody>{label}</Accordion.ItemBody>
          </Accordion.ItemContent>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  ),
};

const toaster = createToaster({ placement: 'bottom-end' });
export const rest = () => (
  <>
    <Drawer.Root open onOpenChange={nothing}>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>Title</Drawer.Title>
          </Drawer.Header>
          <Drawer.Body>Content</Drawer.Body>
          <Drawer.CloseTrigger>Close</Drawer.CloseTrigger>
        </Drawer.Content>
      </Drawer.Positioner>
    </Drawer.Root>
    <Toaster toaster={toaster}>
      {(toast) => (
        <Toast.Root>
          <Toast.Indicator />
          <Toast.Title>{toast.title}</Toast.Title>
          <Toast.CloseTrigger />
        </Toast.Root>
      )}
    </Toaster>
    <PinInput.Root otp count={6}>
      <PinInput.HiddenInput />
      <PinInput.Control>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <PinInput.Input key={index} index={index} />
        ))}
      </PinInput.Control>
    </PinInput.Root>
  </>
);
