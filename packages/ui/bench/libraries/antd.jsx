import { App, Button, Checkbox, Collapse, Drawer, Form, Input, Select, Slider, Tabs } from 'antd';
import { choices, nothing } from '../parts.js';

export const title = 'Ant Design';
export const missing = [];
export const Provider = App;

export const drawn = {
  button: (text) => <Button type="primary">{text}</Button>,
  'text field': (text) => (
    <Form.Item label={text}>
      <Input />
    </Form.Item>
  ),
  checkbox: (text) => <Checkbox>{text}</Checkbox>,
  select: (text) => <Select aria-label={text} options={choices} defaultValue="ams" />,
  tabs: (text) => (
    <Tabs
      items={[
        { key: 'a', label: text, children: 'First' },
        { key: 'b', label: 'Second', children: 'Second' },
        { key: 'c', label: 'Third', children: 'Third' },
      ]}
    />
  ),
  slider: (text) => <Slider aria-label={text} defaultValue={40} />,
  accordion: (text) => (
    <Collapse
      items={[
        { key: 'a', label: text, children: 'First' },
        { key: 'b', label: 'Second', children: 'Second' },
      ]}
    />
  ),
};

export const rest = () => (
  <>
    <Drawer open onClose={nothing} title="Title">
      Content
    </Drawer>
    <Slider range defaultValue={[10, 40]} />
    <Input.OTP length={6} />
  </>
);
