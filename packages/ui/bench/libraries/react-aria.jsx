import {
  Button,
  Checkbox,
  Dialog,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  Select,
  SelectValue,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { choices } from '../parts.js';

export const title = 'React Aria Components (no styles)';
export const missing = ['code input'];

export const drawn = {
  button: (text) => <Button>{text}</Button>,
  'text field': (text) => (
    <TextField>
      <Label>{text}</Label>
      <Input />
    </TextField>
  ),
  checkbox: (text) => <Checkbox>{text}</Checkbox>,
  select: (text) => (
    <Select defaultSelectedKey="ams">
      <Label>{text}</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>
          {choices.map(({ value, label }) => (
            <ListBoxItem key={value} id={value}>
              {label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  ),
  tabs: (text) => (
    <Tabs>
      <TabList aria-label={text}>
        <Tab id="a">{text}</Tab>
        <Tab id="b">Second</Tab>
        <Tab id="c">Third</Tab>
      </TabList>
      <TabPanel id="a">First</TabPanel>
      <TabPanel id="b">Second</TabPanel>
      <TabPanel id="c">Third</TabPanel>
    </Tabs>
  ),
  slider: (text) => (
    <Slider defaultValue={40}>
      <Label>{text}</Label>
      <SliderOutput />
      <SliderTrack>
        <SliderThumb />
      </SliderTrack>
    </Slider>
  ),
  accordion: (text) => (
    <DisclosureGroup>
      {[text, 'Second'].map((label, index) => (
        <Disclosure key={index} id={index}>
          <Heading>
            <Button slot="trigger">{label}</Button>
          </Heading>
          <DisclosurePanel>{label}</DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  ),
};

const queue = new ToastQueue();
export const rest = () => (
  <>
    <ModalOverlay isOpen>
      <Modal>
        <Dialog>
          <Heading slot="title">Title</Heading>
          <Button slot="close">Close</Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
    <ToastRegion queue={queue}>
      {({ toast }) => (
        <Toast toast={toast}>
          <ToastContent>
            <Text slot="title">{toast.content}</Text>
          </ToastContent>
          <Button slot="close">Close</Button>
        </Toast>
      )}
    </ToastRegion>
  </>
);
