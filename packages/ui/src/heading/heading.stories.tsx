import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../docs-page/modes.ts';
import { Prose } from '../prose/prose.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Heading } from './heading.tsx';

/** Typography: headings, text, and long text from HTML. */
const meta: Meta = { title: 'Tests/Together/Heading, Text, Prose', tags: ['!autodocs'] };
export default meta;

/** Every size of headings and text, in English and Russian. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24}>
      {([64, 48, 36, 28, 22, 18, 16, 14] as const).map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          {index % 2 === 0
            ? 'Servers in eight countries, ready in 60 seconds'
            : 'Серверы в восьми странах, готовы через 60 секунд'}
        </Heading>
      ))}
      {([22, 18, 16, 14, 12] as const).map((size) => (
        <Text key={size} size={size} measure>
          Virtual and dedicated machines with the processor, disks and network you choose, from €4.50 a month.{' '}
          <TextLink href="#plans">Compare the plans</TextLink>
        </Text>
      ))}
      <Text size={12} tone="muted" caps>
        Specification
      </Text>
      <Text mono size={14}>
        0O 1lI 8B — 185.12.64.9 → 2a0f:9400::1
      </Text>
    </Stack>
  ),
};

const html = `
<h2>Виртуальные серверы в Германии</h2>
<p>Серверы стоят во Франкфурте, в дата-центре уровня Tier III; до узла обмена трафиком — <strong>0,4 мс</strong>. <a href="#all">Все площадки</a></p>
<ul><li>Диски NVMe в зеркале</li><li>Порт 1 Гбит/с, трафик не учитывается</li></ul>
<h3>Connect</h3>
<pre><code>ssh root@185.12.64.9</code></pre>
<blockquote><p>The key is enough, no password is needed.</p></blockquote>
<pre><code>curl --fail --location --output /etc/apt/keyrings/postgresql.asc https://www.postgresql.org/media/keys/ACCC4CF8.asc</code></pre>
<table><thead><tr><th>Дистрибутив</th><th>Версии</th><th>Обновления до</th><th>Характер</th></tr></thead><tbody>
<tr><td>Debian</td><td>11, 12, 13</td><td>08.2026, 06.2028, 06.2030</td><td>Небольшой, спокойный, меняется редко</td></tr>
<tr><td>AlmaLinux</td><td>8, 9, 10</td><td>2029, 2032, 2035</td><td>Совместим с RHEL, долгий срок</td></tr></tbody></table>
<table><thead><tr><th></th><th>KVM machine</th><th>Container VPS</th></tr></thead><tbody>
<tr><td>Kernel</td><td>Yours; any version, any modules</td><td>The host’s, shared with neighbours</td></tr></tbody></table>
<p>We refund within <del data-label="removed:">10</del><ins data-label="added:">14</ins> days of your request.</p>`;

/** Prose styles headings, lists, code, quotations, tables and changes. */
export const MatrixLongText: StoryObj = { parameters: pictured(), render: () => <Prose html={html} /> };
