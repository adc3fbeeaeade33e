import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/qr-code.tsx';
import { Stack } from '../stack/stack.tsx';
import { QrCode } from './qr-code.tsx';

const meta: Meta<typeof QrCode> = { title: 'Pictures/QrCode', component: QrCode };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** A pattern of 29 modules with the border and the corners of a code; it encodes nothing. */
const modules = Array.from({ length: 29 }, (_, y) =>
  Array.from({ length: 29 }, (__, x) => {
    if (Math.min(x, y) < 4 || Math.max(x, y) > 24) return false;
    const corner = [
      [7, 7],
      [21, 7],
      [7, 21],
    ].find(([cx = 0, cy = 0]) => Math.max(Math.abs(x - cx), Math.abs(y - cy)) <= 4);
    const ring = corner && Math.max(Math.abs(x - (corner[0] ?? 0)), Math.abs(y - (corner[1] ?? 0)));
    return ring === undefined ? (x * 7 + y * 13 + x * y) % 3 === 0 : ring !== 2 && ring !== 4;
  }),
);

/** At its full width, and in a narrow place. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24}>
      <QrCode modules={modules} label="Code for the authenticator app" />
      <div style={{ inlineSize: 140 }}>
        <QrCode modules={modules} label="Код для приложения" />
      </div>
    </Stack>
  ),
};

/** An image with a name, black on white. */
export const Named: StoryObj = {
  render: () => <QrCode modules={modules} label="Code for the authenticator app" />,
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Code for the authenticator app' });
    await expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    await expect([...code.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual(['#fff', '#000']);
  },
};
