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
} from 'lucide-react';
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

/** What we say with which drawing: one drawing, one meaning. */
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
  [KeyRound, 'KeyRound', 'a key, two-factor sign-in'],
  [User, 'User', 'the account'],
  [Search, 'Search', 'search'],
  [Plus, 'Plus', 'add, more by one'],
  [Minus, 'Minus', 'less by one'],
  [Check, 'Check', 'done, chosen'],
  [X, 'X', 'close, remove from a list'],
  [Trash2, 'Trash2', 'destroy'],
  [Copy, 'Copy', 'copy'],
  [Eye, 'Eye', 'show a secret'],
  [EyeOff, 'EyeOff', 'hide a secret'],
  [ArrowRight, 'ArrowRight', 'go on'],
  [ChevronDown, 'ChevronDown', 'open below'],
  [Info, 'Info', 'neutral news'],
  [TriangleAlert, 'TriangleAlert', 'a warning'],
];

const sizes = [14, 16, 18, 20, 24, 32] as const;

export const Icons: StoryObj = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Drawings of lucide, strokes of 1.5 px at any size, in the colour of the text around. An icon stands beside its word; alone it needs a name."
    >
      <Part
        title="Meanings"
        words={
          <p>
            One drawing, one meaning, on every page. Only what is imported is shipped, so take any other drawing of
            lucide where none of these says it.
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
            20 beside text of 16, 16 beside text of 14, 24 and 32 where the icon comes first. The target around an icon
            that can be pressed is 44 px all the same.
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
            What points along the line (arrows, chevrons) turns round in right-to-left text: <code>mirrored</code>.
            Clocks, ticks and brand marks never do. Try it with the direction of the toolbar.
          </p>
        }
      >
        <Inline gap={16}>
          <Icon icon={ArrowRight} mirrored label="Go on, with the text" />
          <Icon icon={Check} label="Done" />
        </Inline>
      </Part>
      <Part
        title="Flags and the mark"
        words={
          <p>
            A flag shows where a machine stands, never a language. The mark is drawn in the colour of the text around
            it.
          </p>
        }
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
    // Beside its word an icon is silent.
    await expect(canvasElement.querySelectorAll('li svg:not([aria-hidden="true"])')).toHaveLength(0);
  },
};
