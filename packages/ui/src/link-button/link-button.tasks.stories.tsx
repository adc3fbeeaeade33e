import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { ArrowRight, Download, ExternalLink } from '../icons/index.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { LinkButton } from './link-button.tsx';

const meta: Meta<typeof LinkButton> = { title: 'Actions/LinkButton', component: LinkButton };
export default meta;

/** The next step is on another page: a link that looks like the main button, with one like a normal button beside it. */
export const NextStep: StoryObj = {
  render: () => (
    <Inline gap={12}>
      <LinkButton href="/order/nvme-3/" variant="action" trailing={<Icon icon={ArrowRight} size={18} mirrored />}>
        Order NVMe 3
      </LinkButton>
      <LinkButton href="/vps/compare/">Compare plans</LinkButton>
    </Inline>
  ),
};

/** Files are links with `download`. Say the format and the size in the label. */
export const DownloadFile: StoryObj = {
  render: () => (
    <LinkButton href="/invoices/2231.pdf" download leading={<Icon icon={Download} size={18} />}>
      Invoice 2231 (PDF, 84 KB)
    </LinkButton>
  ),
};

/** Opens in a new tab only where leaving would lose work. The icon has a title, which is announced with the label. */
export const NewTab: StoryObj = {
  render: () => (
    <LinkButton
      href="/console/web-01/"
      target="_blank"
      rel="noopener"
      aria-label="Open console (opens in a new tab)"
      trailing={<Icon icon={ExternalLink} size={18} />}
    >
      Open console
    </LinkButton>
  ),
};

/** Within a sentence, `variant="link"` looks like a link and has the touch target of a button. */
export const InText: StoryObj = {
  render: () => (
    <Text>
      Your card expires in May.{' '}
      <LinkButton href="/account/payment-methods/" variant="link">
        Change payment method
      </LinkButton>
    </Text>
  ),
};
