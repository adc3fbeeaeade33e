import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { CodeBlock } from '../code-block/code-block.tsx';
import { Stack } from '../stack/stack.tsx';
import { Copyable } from './copyable.tsx';

const labels = { copyLabel: 'Copy', copiedLabel: 'Copied' };
/** Copyable content: a value, a secret and lines of code. */
const meta = {
  title: 'Tests/Together/Copyable, CodeBlock',
  tags: ['!autodocs'],
  component: Copyable,
  args: { value: '185.12.64.9', ...labels },
} satisfies Meta<typeof Copyable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A long value wraps, a long line of code scrolls. */
export const Matrix: Story = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24} align="start">
      <Copyable value="185.12.64.9" {...labels} />
      <Copyable value="2a0f:9400:7c11::a1b2:c3d4:e5f6:7890" {...labels} />
      <Copyable value="secret" copyLabel="Скопировать пароль" copiedLabel="Скопировано">
        ••••••••
      </Copyable>
      <CodeBlock caption="Connect" code="ssh root@185.12.64.9" {...labels} style={{ inlineSize: '100%' }} />
      <CodeBlock
        caption="nginx.conf"
        note="nginx"
        {...labels}
        style={{ inlineSize: '100%' }}
        code={
          'server {\n  listen 443 ssl http2;\n  server_name example.org;\n  add_header Strict-Transport-Security "max-age=63072000; includeSubDomains; preload" always;\n}'
        }
      />
    </Stack>
  ),
};
