import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowRight,
  Check,
  ChevronDown,
  Copy,
  Cpu,
  CreditCard,
  Eye,
  EyeOff,
  HardDrive,
  Info,
  KeyRound,
  LifeBuoy,
  MapPin,
  MemoryStick,
  Minus,
  Network,
  Plus,
  Receipt,
  Search,
  Server,
  Trash2,
  TriangleAlert,
  User,
  X,
  type LucideIcon,
} from '../src/icons/index.ts';
import { expect } from 'storybook/test';
import { Flag } from '../src/flag/flag.tsx';
import { Grid } from '../src/grid/grid.tsx';
import { Icon } from '../src/icon/icon.tsx';
import { Inline } from '../src/inline/inline.tsx';
import { Logo } from '../src/logo/logo.tsx';
import { Text } from '../src/text/text.tsx';
import { FoundationPage, Part } from './page.tsx';
import * as css from './page.css.ts';

const meta: Meta = { title: 'Foundations/Icons', tags: ['!autodocs'] };
export default meta;

/** Icons and their meanings. Each icon has a single meaning. */
const vocabulary: [LucideIcon, string, string][] = [
  [Server, 'Server', 'a server or service'],
  [HardDrive, 'HardDrive', 'a disk, a backup'],
  [Cpu, 'Cpu', 'processors'],
  [MemoryStick, 'MemoryStick', 'memory'],
  [Network, 'Network', 'the network, a port'],
  [MapPin, 'MapPin', 'a location'],
  [CreditCard, 'CreditCard', 'payment'],
  [Receipt, 'Receipt', 'an invoice'],
  [LifeBuoy, 'LifeBuoy', 'support'],
  [KeyRound, 'KeyRound', 'a key, two-factor authentication'],
  [User, 'User', 'the account'],
  [Search, 'Search', 'search'],
  [Plus, 'Plus', 'add, increase'],
  [Minus, 'Minus', 'decrease'],
  [Check, 'Check', 'done, chosen'],
  [X, 'X', 'close, remove from a list'],
  [Trash2, 'Trash2', 'destroy'],
  [Copy, 'Copy', 'copy'],
  [Eye, 'Eye', 'show a secret'],
  [EyeOff, 'EyeOff', 'hide a secret'],
  [ArrowRight, 'ArrowRight', 'continue'],
  [ChevronDown, 'ChevronDown', 'expand'],
  [Info, 'Info', 'information'],
  [TriangleAlert, 'TriangleAlert', 'a warning'],
];

const sizes = [14, 16, 18, 20, 24, 32] as const;

export const Icons: StoryObj = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Lucide icons with 1.5 px strokes at any size, in the current text colour. Use icons with a text label. An icon on its own needs an accessible name."
    >
      <Part
        title="Meanings"
        words={
          <p>
            Give each icon a single meaning across the product. Import them from <code>@hoster/ui/icons</code>; only
            imported icons are bundled. The entry has more than these; any other Lucide icon fits, too.
          </p>
        }
      >
        <Grid fit="medium" gap={12} element="ul">
          {vocabulary.map(([icon, name, means]) => (
            <Inline key={name} gap={12} element="li">
              <Icon icon={icon} size={24} />
              <div>
                <Text weight="medium">{name}</Text>
                <Text size={14} tone="muted">
                  {means}
                </Text>
              </div>
            </Inline>
          ))}
        </Grid>
      </Part>
      <Part
        title="Sizes"
        words={
          <p>
            Use 20 px next to 16 px text, 16 px next to 14 px text, and 24 or 32 px for prominent icons. The target size
            of an icon button is always 44 px.
          </p>
        }
      >
        <Inline gap={24} align="end">
          {sizes.map((size) => (
            <div key={size}>
              <Icon icon={Server} size={size} />
              <Text size={14} tone="muted">
                {size}
              </Text>
            </div>
          ))}
        </Inline>
      </Part>
      <Part
        title="Direction"
        words={
          <p>
            Directional icons (arrows, chevrons) are mirrored in right-to-left text: <code>mirrored</code>. Clocks,
            check marks and logos are never mirrored. Change the direction in the toolbar to try it.
          </p>
        }
      >
        <Inline gap={16}>
          <Icon icon={ArrowRight} mirrored label="Continue, in the text direction" />
          <Icon icon={Check} label="Done" />
        </Inline>
      </Part>
      <Part
        title="Flags and logo"
        words={<p>Flags show the location of a server, never a language. The logo uses the current text colour.</p>}
      >
        <Inline gap={16}>
          {(['de', 'nl', 'ch', 'us', 'hk'] as const).map((country) => (
            <Flag key={country} country={country} />
          ))}
        </Inline>
        <div className={css.box}>
          <Logo name="Hoster" />
        </div>
      </Part>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const named = canvasElement.querySelectorAll('svg[role="img"][aria-label="Done"]');
    await expect(named).toHaveLength(1);
    // An icon with a text label is hidden from screen readers.
    await expect(canvasElement.querySelectorAll('li svg:not([aria-hidden="true"])')).toHaveLength(0);
  },
};
