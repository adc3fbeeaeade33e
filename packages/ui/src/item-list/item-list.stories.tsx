import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/item-list.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { Text } from '../text/text.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Item, ItemList } from './item-list.tsx';

const meta: Meta<typeof ItemList> = { title: 'Tables and lists/ItemList', component: ItemList };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** All layouts, with and without actions, with a line on top, with long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={40}>
      <ItemList>
        <Item actions={<Button size="small">Remove</Button>}>
          <strong>Visa •••• 4242</strong>
          <Text element="span" size={14} tone="muted">
            Expires 04/2029
          </Text>
        </Item>
        <Item
          actions={
            <>
              <Button size="small">Сделать основным</Button>
              <Button size="small">Удалить</Button>
            </>
          }
        >
          <strong>очень-длинный-адрес-электронной-почты@пример.рф</strong>
          <Badge>Не подтверждён</Badge>
        </Item>
        <Item>
          <strong>This browser</strong>
        </Item>
      </ItemList>
      <ItemList ruled>
        <Item layout="baseline" actions={<Status tone="success">Active</Status>}>
          <TextLink href="#one" tone="text">
            web-1.example
          </TextLink>
        </Item>
        <Item layout="baseline" actions={<Status tone="pending">Setting up</Status>}>
          <TextLink href="#two" tone="text">
            rechtsschutzversicherungsgesellschaften.angelegenheiten.example
          </TextLink>
        </Item>
      </ItemList>
      <ItemList>
        <Item
          layout="columns"
          actions={
            <Disclosure variant="plain" summary="Remove" open>
              <Button variant="danger" size="small">
                Remove key
              </Button>
            </Disclosure>
          }
        >
          <strong>Laptop</strong>
          <Text element="span" mono size={14} tone="muted">
            SHA256:6wXkq0bq8lV6y3mJ5s1c7p2d9f4g8h0j2k4l6m8n0p2
          </Text>
        </Item>
      </ItemList>
    </Stack>
  ),
};

/** Each action is in the item it belongs to. */
export const Actions: StoryObj = {
  render: () => (
    <ItemList aria-label="Cards">
      <Item
        actions={
          <Button size="small" aria-label="Remove Visa">
            Remove
          </Button>
        }
      >
        Visa
      </Item>
      <Item>Mastercard</Item>
    </ItemList>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [visa, mastercard] = within(canvas.getByRole('list', { name: 'Cards' })).getAllByRole('listitem');
    if (!visa || !mastercard) throw new Error('Two items are missing.');
    await expect(within(visa).getByRole('button', { name: 'Remove Visa' })).toBeVisible();
    await expect(within(mastercard).queryByRole('button')).toBeNull();
  },
};
